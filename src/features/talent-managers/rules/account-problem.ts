import type { ErrorCode } from '../../../core/errors.ts'

const WORDS: Partial<Record<ErrorCode, 'collectChanged' | 'collectPromptpayChanged'>> = {
  bank_account_waiting: 'collectChanged',
  promptpay_changed: 'collectPromptpayChanged',
}

/** Text key that explains why a partner's payout account cannot receive a withdrawal. */
export const accountProblemKey = (problem: string) => WORDS[problem as ErrorCode] ?? 'collectNoBank'
