import fc from 'fast-check'
import { type Act, acceptSeveral, actOnJob, apply, decideFor, inviteSeveral, inviteTo } from './history-commands.ts'
import {
  buyCredits,
  buyPackageUnits,
  changeSettings,
  chargebackOf,
  decideTaxInvoice,
  endWithdrawal,
  refundOf,
  sendTaxInvoice,
  type Wait,
  withdrawPercent,
} from './history-money.ts'
import { ACTS, type ActName } from './model-jobs.ts'
import { SETTINGS } from './model-settings.ts'

const influencerIndex = fc.nat(1)
/** Mostly the first creator, so that one job gets far instead of two getting halfway. */
const mostlyFirst = fc.constantFrom(0, 0, 0, 0, 1)
const actName = fc.constantFrom(...(Object.keys(ACTS) as ActName[]))

/** One step of a history. A `bold` step is performed even if the model says that it must be refused. */
export type Step =
  | { kind: 'on'; index: number; strict: boolean }
  | { kind: 'end'; index: number; fails: boolean }
  | { kind: 'wait'; wait: Wait }
  | { kind: 'act'; act: Act; bold: boolean }

const act = (arbitrary: fc.Arbitrary<Act>, boldOneIn = 6): fc.Arbitrary<Step> =>
  fc.record({ act: arbitrary, bold: fc.nat(boldOneIn - 1).map((n) => n === 0) }).map((one) => ({ kind: 'act', ...one }))
const mostlyTrue = fc.nat(3).map((n) => n > 0)
const rarely = fc.nat(7).map((n) => n === 0)

const wait = fc
  .constantFrom<Wait>('hour', 'days', 'week', 'monday', 'monday', 'month')
  .map((one): Step => ({ kind: 'wait', wait: one }))

/** All possible steps, by weight. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc
      .record({ index: mostlyFirst, strict: fc.nat(3).map((n) => n === 0) })
      .map((one): Step => ({ kind: 'on', ...one })),
  },
  {
    weight: 5,
    arbitrary: fc.record({ index: influencerIndex, fails: rarely }).map((one): Step => ({ kind: 'end', ...one })),
  },
  { weight: 2, arbitrary: wait },
  {
    weight: 1,
    arbitrary: act(
      fc
        .integer({ min: 1_000, max: 9_000 })
        .map((baht) => buyCredits({ net: baht * 100, withholds: baht % 3 === 0, twice: baht % 4 === 0 })),
    ),
  },
  { weight: 1, arbitrary: act(influencerIndex.map(apply)) },
  {
    weight: 2,
    arbitrary: act(fc.tuple(influencerIndex, fc.integer({ min: 1, max: 600_000 }), rarely).map((x) => inviteTo(...x))),
  },
  { weight: 4, arbitrary: act(rarely.map(acceptSeveral)) },
  { weight: 4, arbitrary: act(rarely.map(inviteSeveral)) },
  { weight: 6, arbitrary: act(fc.tuple(influencerIndex, actName, mostlyTrue, rarely).map((x) => actOnJob(...x))) },
  {
    weight: 2,
    arbitrary: act(
      fc
        .tuple(influencerIndex, fc.constantFrom(0, 1, 3_333, 5_000, 9_999, 10_000), fc.boolean())
        .map((x) => decideFor(...x)),
    ),
  },
  { weight: 1, arbitrary: act(influencerIndex.map((index) => actOnJob(index, 'dispute', true))) },
  {
    weight: 3,
    arbitrary: act(fc.tuple(fc.nat(5), fc.constantFrom(1, 33, 47, 100, 130)).map((x) => refundOf(...x))),
  },
  { weight: 1, arbitrary: act(fc.nat(5).map(chargebackOf)) },
  { weight: 2, arbitrary: act(fc.constant(buyPackageUnits)) },
  { weight: 3, arbitrary: act(fc.nat(SETTINGS.length - 1).map(changeSettings)) },
  { weight: 4, arbitrary: act(influencerIndex.map(sendTaxInvoice)) },
  {
    weight: 4,
    arbitrary: act(fc.tuple(influencerIndex, mostlyTrue, rarely).map((x) => decideTaxInvoice(...x))),
  },
  {
    weight: 5,
    arbitrary: act(
      fc.tuple(influencerIndex, fc.constantFrom(5, 40, 100, 101), mostlyTrue).map((x) => withdrawPercent(...x)),
    ),
  },
  {
    weight: 2,
    arbitrary: act(
      fc
        .tuple(influencerIndex, fc.constantFrom('complete' as const, 'reject' as const, 'returned' as const), rarely)
        .map((x) => endWithdrawal(...x)),
      2,
    ),
  },
)
