/** The e-mail of a brand's finance department. */
export default {
  title: 'Finance email',
  note: 'This address gets an email for each new tax invoice / receipt and credit note, with the PDF attached.',
  email: 'Finance team’s email',
  emailHelp: 'We’ll send a code there to confirm it.',
  send: 'Send code',
  sentTo: 'Enter the {n}-digit code we sent to {to}.',
  change: 'Change',
  confirm: 'Confirm',
  since: 'Receiving documents since {time}',
  other: 'Use another email',
  remove: 'Stop sending',
  unlinked: 'This email no longer gets your documents.',
} as const
