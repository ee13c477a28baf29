import { AppError } from '../../core/errors.ts'
import { satang } from '../../core/money.ts'
import type { Handlers } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { langOfLocale, localize } from '../content/rules/words.ts'
import { readLive } from '../content/service.ts'
import { issueQuotation, startCharge } from '../credits/service.ts'
import { inBothLanguages } from '../documents/rules.ts'
import { type contract, DEFAULT_STATUS, OFFERS_PER_PAGE } from './contract.ts'
import { balanceHandlers } from './owned/balance.ts'
import { viewOwned } from './owned/owned.ts'
import { listOwned } from './owned/store.ts'
import { facetsOf, isChosen, mostAlike } from './rules/choose.ts'
import { termsOf } from './rules/figures.ts'
import { listCatalogue } from './store.ts'
import { itemOf, viewDetail, viewOffer } from './view.ts'

const RELATED = 3

export { deliverPackage } from './delivery.ts'
export { listUnitMovements } from './owned/balance.ts'
export { findOwnedPackage, listUsablePackages } from './owned/owned.ts'
export { approvedPackageActs, salesHandlers } from './sales/service.ts'
export { sweepPackages } from './sweep.ts'

export const handlers = {
  ...balanceHandlers,
  async list(ctx, { query }) {
    const settings = await readSettings(ctx.db, ctx.clock.now())
    const published = (query.status ?? DEFAULT_STATUS) === DEFAULT_STATUS ? await listCatalogue(ctx.db) : []
    const offered = published.filter(({ doc }) => isChosen(doc, { audience: query.audience }))
    const chosen = offered.filter(({ doc }) => isChosen(doc, query))
    const [page, perPage] = [query.page ?? 1, query.limit ?? OFFERS_PER_PAGE]
    const shown = chosen.slice((page - 1) * perPage, page * perPage)
    return {
      data: shown.map((one) => viewOffer(one, { lang: query.lang ?? ctx.lang, settings, figures: ctx.figures() })),
      page,
      perPage,
      total: chosen.length,
      facets: facetsOf(offered.map(({ doc }) => doc)),
      terms: termsOf(settings),
    }
  },
  async home(ctx, { query }) {
    const settings = await readSettings(ctx.db, ctx.clock.now())
    const offered = (await listCatalogue(ctx.db)).filter(({ doc }) => isChosen(doc, { audience: 'brand' }))
    const shown = offered
      .toSorted((a, b) => Number(b.doc.popular) - Number(a.doc.popular))
      .slice(0, query.limit ?? OFFERS_PER_PAGE)
    return shown.map((one) => viewOffer(one, { lang: query.lang ?? ctx.lang, settings, figures: ctx.figures() }))
  },
  async find(ctx, { params, query }) {
    const item = await readLive(ctx, 'package', params.b, query.preview)
    if (!item) throw new AppError('not_found')
    const settings = await readSettings(ctx.db, ctx.clock.now())
    const related = mostAlike(await listCatalogue(ctx.db), item, RELATED)
    const preview = query.preview === item.id && ctx.caller.scope === 'operator'
    return viewDetail(item, related, { lang: langOfLocale(params.a), settings, figures: ctx.figures(), preview })
  },
  async purchase(ctx, { params, body }) {
    const offer = await readLive(ctx, 'package', params.slug)
    if (!offer) throw new AppError('not_found')
    const { price } = offer.doc
    if (price !== body.price) throw new AppError('package_changed', { price })
    const { method, withhold, poNumber, costCentre } = body
    const wish = { net: satang(price), method, withhold, poNumber, costCentre, item: itemOf(offer) }
    return startCharge(ctx, { purpose: 'package', ...wish })
  },
  async quote(ctx, { params, body: { price, ...order } }) {
    const offer = await readLive(ctx, 'package', params.slug)
    if (!offer) throw new AppError('not_found')
    const { title, units } = offer.doc
    if (price !== offer.doc.price) throw new AppError('package_changed', { price: offer.doc.price })
    const text = inBothLanguages(
      `แพ็กเกจ ${localize(title, 'th')} ${units} งาน`,
      `${localize(title, 'en')}, ${units} jobs`,
    )
    return issueQuotation(ctx, { ...order, text, offer: { kind: 'package', slug: params.slug }, net: satang(price) })
  },
  async owned(ctx, { query }) {
    const rows = await listOwned(ctx.db, ctx.caller.accountId, ctx.clock.now())
    return rows.map((row) => viewOwned(row, query.lang ?? ctx.lang))
  },
} satisfies Handlers<typeof contract>
