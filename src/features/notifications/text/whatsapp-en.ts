export default {
  title: 'WhatsApp notifications',
  note: 'Get important notifications as WhatsApp messages.',
  phone: 'WhatsApp number',
  phoneHelp: 'Thai mobile number, like 081 234 5678.',
  send: 'Send code by WhatsApp',
  sentTo: 'Enter the {n}-digit code we sent to {to} on WhatsApp.',
  change: 'Change number',
  confirm: 'Confirm',
  unavailable:
    'WhatsApp notifications aren’t available yet. For now, you’ll get notifications on the site, and by email depending on your settings.',
  linkedAs: 'Connected to {phone}',
  unlinked: 'WhatsApp is disconnected.',
} as const
