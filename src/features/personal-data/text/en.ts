export default {
  title: 'Your data',
  note: 'A copy of the data we store about you, with every document we issued to you, in one ZIP file.',
  inside: 'What’s inside',
  json: 'Profile, consents, jobs or campaigns, messages, notifications, money and logins, as JSON',
  documents: 'Documents such as 50 Tawi certificates and tax invoices, as PDF',
  request: 'Prepare my copy',
  again: 'Prepare a new copy',
  pending: 'We’re preparing your copy. We’ll let you know when it’s ready. You can leave this page.',
  ready: 'Your copy is ready. You can download it until {time}.',
  download: 'Download (ZIP)',
} as const
