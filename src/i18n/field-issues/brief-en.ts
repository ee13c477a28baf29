/**
 * Errors of a brief's values. The builder shows them as soon as a value is saved. `date` is the field's date, `other` the
 * one it contradicts.
 */
export default {
  not_an_option: 'Choose one of the options.',
  range_order: 'The minimum can’t be more than the maximum.',
  day_past: '{date} has passed. Choose today ({other}) or a later date.',
  day_after_today: 'Choose a date after today ({other}). You chose {date}.',
  post_after_draft: 'Choose a date after the draft due date ({other}). You chose {date}.',
  post_order: '“Post from” ({date}) must be on or before “Post by” ({other}).',
  usage_after_post: 'Choose {other} (the last post date) or a later date. You chose {date}.',
  close_too_late: 'Choose a closing date on or before {other}. You chose {date}.',
  close_before_work: 'Choose a closing date before the draft or post is due ({other}). You chose {date}.',
  work_before_close: 'Choose a date after applications close ({other}). You chose {date}.',
} as const
