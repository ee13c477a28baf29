export default {
  title: 'WhatsApp notifications',
  note: 'Get what matters as a WhatsApp message.',
  phone: 'WhatsApp number',
  phoneHelp: 'Thai mobile number, like 081 234 5678.',
  send: 'Send code by WhatsApp',
  sentTo: 'Enter the {n}-digit code we sent to {to} on WhatsApp.',
  change: 'Change number',
  confirm: 'Confirm',
  unavailable: 'WhatsApp isn’t available yet. You’ll get the same notifications by email and on the site.',
  linkedAs: 'Connected to {phone}',
  unlinked: 'WhatsApp is disconnected.',
} as const
