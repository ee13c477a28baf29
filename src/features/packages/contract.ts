import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang, zNext, zPaging, zSatang } from '../../core/shapes.ts'
import { CHANNEL_TYPES, TIERS } from '../../core/vocabulary.ts'
import { zContentLocale, zSlug } from '../content/shapes.ts'
import { zListPage } from '../content/shapes-list.ts'
import { PAY_METHODS, zCharge, zOrderNumbers, zQuotationView, zWithhold } from '../credits/shapes.ts'
import {
  OFFER_AUDIENCES,
  zOffer,
  zOfferDetail,
  zOwned,
  zOwnedLot,
  zTerms,
  zUnitMovement,
  zUnitTotals,
} from './shapes.ts'

export * from './shapes.ts'

/** Packages per page, as in the specification. */
export const OFFERS_PER_PAGE = 6
/** Default status filter of the list, as in the specification. */
export const DEFAULT_STATUS = 'publish'

const zObjectiveCode = z.coerce.number().int().min(0).max(5)
const zLanguage = { lang: zLang.optional() }
const counts = z.record(z.string(), z.int())

export const contract = {
  list: endpoint({
    id: 'packages.list',
    method: 'GET',
    path: '/sv_package/offer',
    audience: 'open',
    summary: 'Lists packages in catalogue order, 6 per page. By default, returns page 1 of the published packages.',
    query: z.object({
      ...zLanguage,
      /** Only published packages are public: any other status gives an empty list. */
      status: z.string().max(20).optional(),
      limit: z.coerce.number().int().min(1).max(50).optional(),
      page: z.coerce.number().int().min(1).max(10_000).optional(),
      audience: z.enum(OFFER_AUDIENCES).optional(),
      channel: z.enum(CHANNEL_TYPES).optional(),
      tier: z.enum(TIERS).optional(),
      objective: zObjectiveCode.optional(),
    }),
    output: z.array(zOffer),
    extra: zListPage.extend({
      /** Number of packages for each value, ignoring the filters. */
      facets: z.object({ channel: counts, tier: counts, objective: counts }),
      terms: zTerms,
    }),
    cache: ['packages'],
  }),
  home: endpoint({
    id: 'packages.home',
    method: 'GET',
    path: '/api/package/home/list',
    audience: 'open',
    summary: 'Lists packages for the home page, recommended ones first.',
    query: z.object({ ...zLanguage, limit: z.coerce.number().int().min(1).max(12).optional() }),
    output: z.array(zOffer),
    cache: ['packages'],
  }),
  find: endpoint({
    id: 'packages.find',
    method: 'GET',
    path: '/sv_package/offer/find/{a}/{b}',
    audience: 'open',
    summary:
      'Returns a package by language (`a`) and slug (`b`). A former slug returns the package with its current slug. `preview` returns the draft.',
    params: z.object({ a: zContentLocale, b: zSlug }),
    query: z.object({ preview: zId.optional() }),
    output: zOfferDetail,
    errors: ['not_found'],
    cache: ['packages'],
  }),
  purchase: endpoint({
    id: 'packages.purchase',
    method: 'POST',
    path: '/api/packages/{slug}/purchase',
    audience: 'marketer',
    permission: 'finance',
    summary: 'Starts the purchase of a package. `price` is the price before VAT that was shown to the buyer.',
    params: z.object({ slug: zSlug }),
    body: z.object({ method: z.enum(PAY_METHODS), price: zSatang, withhold: zWithhold, ...zOrderNumbers }),
    output: zCharge,
    errors: ['not_found', 'package_changed', 'profile_incomplete', 'withholding_company', 'certificate_missing'],
    rateLimit: 'money',
    idempotent: true,
  }),
  quote: endpoint({
    id: 'packages.quote',
    permission: 'finance',
    method: 'POST',
    path: '/api/packages/{slug}/quotation',
    audience: 'marketer',
    summary:
      'Creates a quotation for a package as a numbered PDF. Nothing is charged. `price` is the same as for a purchase.',
    params: z.object({ slug: zSlug }),
    body: z.object({ price: zSatang, withhold: zWithhold, ...zOrderNumbers }),
    output: zQuotationView,
    errors: ['not_found', 'package_changed', 'profile_incomplete', 'withholding_company'],
    idempotent: true,
  }),
  balance: endpoint({
    id: 'packages.balance',
    method: 'GET',
    path: '/api/packages/marketers/{id}/balance',
    audience: 'marketer',
    summary: 'Lists the marketer’s packages, earliest expiry first, with the number of jobs left, on hold and used.',
    params: z.object({ id: zId }),
    query: z.object({ ...zPaging, state: z.enum(['open', 'ended']).optional() }),
    output: z.array(zOwnedLot),
    extra: zNext.extend({
      totals: zUnitTotals,
      terms: zTerms.pick({ revisions: true, extraRoundBps: true, returnDays: true, lifeMonths: true }),
    }),
    errors: ['not_found'],
  }),
  movements: endpoint({
    id: 'packages.movements',
    method: 'GET',
    path: '/api/packages/marketers/{id}/movements',
    audience: 'marketer',
    summary: 'Lists the movements of package jobs, newest first, with the number left after each.',
    params: z.object({ id: zId }),
    query: z.object({ ...zPaging, jobId: zId.optional() }),
    output: z.array(zUnitMovement),
    extra: zNext,
    errors: ['not_found'],
  }),
  owned: endpoint({
    id: 'packages.owned',
    method: 'GET',
    path: '/api/packages/owned',
    audience: 'marketer',
    summary: 'Lists the packages that the caller has bought, those with jobs left first.',
    query: z.object(zLanguage),
    output: z.array(zOwned),
  }),
}
