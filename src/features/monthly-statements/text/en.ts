/** The monthly statement. */
export default {
  title: 'Monthly statement',
  note: 'Credits and package jobs for one month, with opening and closing balances.',
  month: 'Month',
  wholeAccount: 'Whole account',
  pdf: 'Download PDF',
  csv: 'Download CSV',
} as const
