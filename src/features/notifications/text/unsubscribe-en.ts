/** Words of the page on which emails are ended. */
export default {
  title: 'Unsubscribe',
  ask: 'Unsubscribe from emails about “{group}”?',
  note: 'Other messages, such as those about jobs and money, aren’t affected. You can turn these emails back on under Notifications.',
  act: 'Unsubscribe',
  doneTitle: 'You’re unsubscribed',
  doneNote: 'We won’t email you about “{group}” any more.',
  home: 'Back to home',
} as const
