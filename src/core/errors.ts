/** The closed table of error codes: code → HTTP status. The code is also the message key (`i18n/errors`). */
export const errorStatus = {
  // shape of the request
  invalid_input: 400,
  unknown_field: 400,
  json_required: 415,
  unsupported_media_type: 415,
  body_too_large: 413,
  length_required: 411,
  address_invalid: 400,
  address_too_long: 414,
  upload_broken: 400,
  idempotency_key_required: 400,
  idempotency_conflict: 409,
  not_found: 404,
  method_not_allowed: 405,
  rate_limited: 429,
  conflict: 409,
  internal: 500,
  unavailable: 503,
  provider_unavailable: 503,
  // identity
  unauthenticated: 401,
  wrong_role: 403,
  cross_site: 403,
  login_failed: 401,
  login_throttled: 429,
  login_slowed: 429,
  account_suspended: 403,
  account_expired: 403,
  account_closed: 403,
  address_taken: 409,
  password_length: 422,
  password_common: 422,
  password_current_wrong: 422,
  password_same: 422,
  otp_wrong: 422,
  otp_used_up: 422,
  otp_expired: 422,
  otp_resend_wait: 429,
  otp_hour_limit: 429,
  otp_day_limit: 429,
  step_up_required: 403,
  sign_up_not_found: 404,
  recovery_not_found: 404,
  consent_required: 422,
  ref_code_unknown: 422,
  age_under_18: 422,
  guardian_consent_required: 422,
  // files
  file_too_large: 413,
  file_pixels: 422,
  file_quota: 422,
  file_kind: 415,
  file_broken: 422,
  file_required: 422,
  // channels
  channel_url_invalid: 422,
  channel_type_unsupported: 422,
  already_signup: 409,
  channel_not_found: 422,
  channel_not_owned: 422,
  channel_not_usable: 409,
  error_privilege_incorrect: 422,
  error_privilege_quota_exceed: 422,
  error_privilege_expired: 422,
  price_required: 422,
  // money
  insufficient_credits: 422,
  insufficient_balance: 422,
  amount_too_small: 422,
  amount_too_large: 422,
  charge_expired: 409,
  charge_failed: 422,
  slip_mismatch: 422,
  receipt_purpose: 422,
  withdrawal_minimum: 422,
  withdrawal_pending: 409,
  bank_account_missing: 422,
  bank_account_unverified: 422,
  bank_account_waiting: 422,
  bank_account_name: 422,
  bank_account_digits: 422,
  /** A length unusual for that bank: confirm and send again. */
  bank_account_unusual: 422,
  ledger_unbalanced: 500,
  // content
  content_incomplete: 422,
  content_behind: 409,
  slug_taken: 409,
  page_key_taken: 409,
  content_time: 422,
  // open forms
  form_too_fast: 422,
  form_stale: 409,
  form_links: 422,
  form_limit: 429,
  // campaigns and jobs
  brief_incomplete: 422,
  campaign_not_live: 409,
  campaign_closed: 409,
  campaign_state: 409,
  slot_taken: 409,
  already_applied: 409,
  job_state: 409,
  job_frozen: 409,
  job_guard: 422,
  job_not_due: 409,
  job_disputed: 409,
  job_not_frozen: 409,
  campaign_paused: 409,
  campaign_still_open: 409,
  party_not_active: 409,
  criteria_not_met: 422,
  criteria_met: 409,
  slots_left: 409,
  review_option_differs: 409,
  already_shipped: 409,
  already_reported: 409,
  already_delivered: 409,
  order_number_required: 422,
  delivery_date_required: 422,
  delivery_date_too_far: 422,
  review_time_over: 409,
  amount_required: 422,
  receipt_in_review: 409,
  nothing_to_review: 409,
  refusals_used: 409,
  dispute_not_open: 409,
  draft_already_sent: 409,
  goods_must_return: 422,
  draft_in_review: 409,
  brand_is_choosing: 409,
  rejections_used: 409,
  rejections_left: 409,
  not_at_choice: 409,
  operator_is_checking: 409,
  not_in_queue: 409,
  checks_left: 409,
  insight_in_review: 409,
  not_in_dispute: 409,
  share_required: 422,
  share_not_whole: 422,
  share_is_whole: 422,
  share_must_be_zero: 422,
  reason_required: 422,
  tracking_required: 422,
  check_in_wrong: 422,
  post_url_invalid: 422,
  post_too_early: 409,
  package_empty: 422,
  profile_incomplete: 422,
  second_approval_required: 409,
  approval_waiting: 409,
  receipt_recorded: 409,
  withdrawal_in_batch: 409,
  batch_closed: 409,
  batch_file_changed: 409,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Field name → error code of that field. Values that the message needs go in `details`. */
export type FieldErrors = Record<string, ErrorCode | FieldIssue>
export interface FieldIssue {
  code: string
  [value: string]: unknown
}

export type ErrorDetails = Record<string, string | number | boolean | null | readonly string[]>

/** The only error a service throws on purpose. `details` fills the message's placeholders. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly fields: FieldErrors | undefined
  constructor(code: ErrorCode, details: ErrorDetails = {}, fields?: FieldErrors) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.fields = fields
  }
  get status(): number {
    return errorStatus[this.code]
  }
}

export const isErrorCode = (code: string): code is ErrorCode => code in errorStatus
