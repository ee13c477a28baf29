import { examplesOf } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { buildAgencyBrand, buildMarketer } from '../../../tests/factories.ts'
import { contract } from './contract.ts'

const owned = async ({ app }: World, id: string) => ({ id: (await buildAgencyBrand(app.db, id)).id })

/** Only agencies have brands, and the caller of the shared test world is no agency. */
const asAgency = (parts: (id: string) => object) => async (app: BankApp) => {
  const { id: accountId } = await buildMarketer(app.db, { kind: 'agency' })
  const { id } = await buildAgencyBrand(app.db, accountId)
  return { as: await app.callerOf(accountId), ...parts(id) }
}

export const access = examplesOf(contract, {
  list: { given: asAgency(() => ({})) },
  create: { body: { name: 'ลมโชย' }, given: asAgency(() => ({ body: { name: 'เสียงทุ่ง' } })) },
  edit: {
    params: owned,
    body: { name: 'เสียงทุ่ง' },
    given: asAgency((id) => ({ params: { id }, body: { latinName: 'Siangthung' } })),
  },
  archive: {
    params: owned,
    body: { archived: true },
    given: asAgency((id) => ({ params: { id }, body: { archived: true } })),
  },
})
