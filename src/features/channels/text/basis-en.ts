export default {
  own: 'Base prices: Talad’s own, in force since {date}',
  from: 'Base prices: {source}, in force since {date}',
} as const
