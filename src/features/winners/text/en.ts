export default {
  title: 'Thailand Influencer Awards winners',
  note: 'Winners in each category and the work that won.',
  years: 'Award year',
  place: '{n}th place',
  first: 'First place',
  second: 'Second place',
  third: 'Third place',
  empty: 'No winners yet',
  emptyNote: 'Winners will appear here after the ceremony.',
  count: '{n} {n|winner|winners} in {m} {m|category|categories}',
  contents: 'Categories',
  shownIn: 'Shown in Thai',
} as const
