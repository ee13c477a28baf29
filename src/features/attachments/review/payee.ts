import { dayOf, yearsBetween } from '../../../core/calendar.ts'
import { countryOf, THAILAND_ID } from '../../../core/countries.ts'
import { AppError } from '../../../core/errors.ts'
import type { Lang } from '../../../core/shapes.ts'
import { rateOf, thaiTaxRow } from '../../../core/withholding.ts'
import type { Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import { nameWords } from '../../accounts/schema-names.ts'
import { waitingAct } from '../../approvals/service.ts'
import { taxAddress } from '../../documents/service.ts'
import type { Payee } from '../contract.ts'
import { PAYEE_CLASSES, type PayeeClass } from '../kinds.ts'
import { findPerson, listOfPerson } from '../store.ts'
import { viewReviews, viewTax } from '../view.ts'

const nationalityOf = (id: number) => ({
  th: countryOf(id, 'th')?.name ?? '',
  en: countryOf(id, 'en')?.name ?? '',
})

/** Withholding tax rates that apply on this day, by class. */
async function ratesAt(tx: Tx, now: Date): Promise<Payee['rates']> {
  const settings = await readSettings(tx, now)
  const rateFor = (payeeClass: PayeeClass): number => {
    const row = thaiTaxRow(settings, payeeClass, now)
    return (row && rateOf(row)) ?? 0
  }
  return Object.fromEntries(PAYEE_CLASSES.map((name) => [name, rateFor(name)])) as Payee['rates']
}

/** The owner of attachments: the details entered, and all attachments sent. */
export async function viewPayee(tx: Tx, accountId: string, { now, lang }: { now: Date; lang: Lang }): Promise<Payee> {
  const found = await findPerson(tx, accountId)
  if (!found) throw new AppError('not_found')
  const { account, influencer } = found
  const attachments = await viewReviews(tx, await listOfPerson(tx, lang, accountId))
  return {
    id: account.id,
    name: nameWords(account.displayName, account.latinName)[lang],
    handle: influencer.handle,
    legalName: influencer.legalName,
    birthdate: influencer.birthdate,
    age: influencer.birthdate ? yearsBetween(influencer.birthdate, dayOf(now)) : null,
    nationality: nationalityOf(influencer.nationalityId),
    thai: influencer.nationalityId === THAILAND_ID,
    nationalId: influencer.nationalId,
    passportNo: influencer.passportNo,
    workPermitNo: influencer.workPermitNo,
    idExpiresOn: influencer.idExpiresOn,
    tax: viewTax(influencer),
    rates: await ratesAt(tx, now),
    vatWaiting: (await waitingAct(tx, 'vat_registration', accountId, now)) !== undefined,
    locked: influencer.readiness === 'DisableDetail',
    address: influencer.address ? taxAddress(influencer.address) : null,
    attachments: attachments.filter((attachment) => attachment.replacedAt === null),
    replaced: attachments.filter((attachment) => attachment.replacedAt !== null),
  }
}
