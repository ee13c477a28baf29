export default {
  title: 'Ideas',
  note: 'Keep ideas for your next posts. Only you can see them.',
  add: 'Add an idea',
  edit: 'Edit idea',
  name: 'Idea',
  details: 'Details',
  save: 'Save',
  changed: 'Last changed',
  close: 'Close',
  more: 'Show more',
  none: 'No ideas yet',
  noneNote: 'Ideas that you add appear here.',
} as const
