import { MAIN_BRANCH } from '../../../core/branch.ts'
import { field, optional } from '../../../web/form-data.ts'
import { addressOf } from './address-of.ts'

export const OBJECTIVES = ['awareness', 'traffic', 'engagement', 'coupon code', 'other'] as const
export const BUDGETS = ['10000-30000', '30000-50000', '50000-100000', '100000-250000', 'over 250000'] as const
export const STARTS = ['1-3 months', '3-6 months', 'over 6 months', 'no start date'] as const

export const CLASSIFICATIONS = ['big-contributor', 'common-regimen'] as const
export const TAX_REGIMES = ['simple', 'common', 'orange economy'] as const

const pick = <T extends string>(form: FormData, name: string, all: readonly T[]): T | undefined =>
  all.find((value) => value === field(form, name))

/** Converts the form of the brand's profile to a request body. */
export function marketerBody(form: FormData) {
  const objective = pick(form, 'questionnaire.objective', OBJECTIVES)
  const budget = pick(form, 'questionnaire.budget', BUDGETS)
  const start = pick(form, 'questionnaire.start', STARTS)
  return {
    brandName: field(form, 'brandName'),
    latinName: field(form, 'latinName'),
    kind: pick(form, 'kind', ['brand', 'agency', 'individual'] as const),
    accountType: pick(form, 'accountType', ['individual', 'company'] as const) ?? ('company' as const),
    legalName: field(form, 'legalName'),
    taxId: field(form, 'taxId'),
    taxBranch: optional(form, 'taxBranch') ?? MAIN_BRANCH,
    classification: pick(form, 'classification', CLASSIFICATIONS) ?? null,
    taxRegime: pick(form, 'taxRegime', TAX_REGIMES) ?? null,
    address: addressOf(form, 'address'),
    contactName: field(form, 'contactName'),
    website: field(form, 'website'),
    questionnaire: { ...(objective && { objective }), ...(budget && { budget }), ...(start && { start }) },
  }
}
