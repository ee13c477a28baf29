export default {
  showing: 'Showing {from}–{to} of {total}',
  pages: 'Pages',
  next: 'Next',
  previous: 'Previous',
  page: 'Page {n}',
  failedNote: "The problem's on our side. Try again in a moment.",
  retry: 'Try again',
} as const
