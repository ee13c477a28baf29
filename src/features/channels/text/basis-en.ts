export default {
  own: 'Base prices: set by Talad, in effect since {date}',
  from: 'Base prices: {source}, in effect since {date}',
} as const
