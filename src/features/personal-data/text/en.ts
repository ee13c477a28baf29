export default {
  title: 'Your data',
  note: 'A copy of everything we store about you, and every document we issued to you, in one ZIP file.',
  inside: 'What’s inside',
  json: 'Profile, consents, channels, jobs, money and logins as JSON',
  documents: 'Tax certificates and invoices as PDF',
  request: 'Prepare my copy',
  again: 'Prepare a new copy',
  pending: 'We’re preparing your copy. We’ll let you know when it’s ready. You can leave this page.',
  ready: 'Your copy is ready. You can download it until {time}.',
  download: 'Download (ZIP)',
} as const
