import { setTimeout as after } from 'node:timers/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { type Answer, Crashed, type Driver } from './driver.ts'
import type { Stage, World } from './fixture.ts'
import type { Random } from './random.ts'

/** One round of a script; its commands have the round's number in their names. */
export interface Round {
  driver: Driver
  world: World
  stage: Stage
  no: number
}

export const TOP_UP = 100_000
export const WITHDRAWAL = 20_000
export const PICTURE = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#0c6f4c' } })
  .png()
  .toBuffer()

/** The payer pays at the bank. The shop learns of it by a webhook, or by polling if the webhook was lost. */
async function payAtBank({ driver, world }: Round, id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { body } = await driver.read(world.marketer, `/api/credits/charges/${id}?refresh=1`)
    if (body.data.status === 'paid') return
    // A QR code that was not created before a crash is created again while its owner waits.
    if (body.payment.sandboxUrl)
      await fetch(body.payment.sandboxUrl, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'paid', behaviour: 'double' }),
        redirect: 'manual',
      }).catch((error: unknown) => {
        throw new Crashed('bank', { cause: error })
      })
    if (tries > 1) await after(100)
  }
  throw new Error(`charge ${id} was never paid`)
}

async function buyCredits(round: Round): Promise<void> {
  const { driver, world, no } = round
  const body = { amount: TOP_UP, method: 'promptpay' }
  const charge = await driver.run(`${no}:charge`, {
    path: '/api/credits/charges',
    as: world.marketer,
    body,
    idempotent: true,
  })
  await payAtBank(round, charge.id)
}

/** A job: applied, chosen, begun, a draft sent, cancelled at half. One hold, one settlement, one certificate. */
async function workOnJob({ driver, world, stage: { influencer, campaignId }, no }: Round): Promise<void> {
  const act = (name: string, as: typeof influencer, path: string, more: { body?: unknown; file?: Uint8Array } = {}) =>
    driver.run(`${no}:${name}`, { path, as, idempotent: true, ...more })
  const { id } = await act('apply', influencer, `/api/campaigns/${campaignId}/applications`)
  await act('choose', world.marketer, `/api/jobs/${id}/accept`)
  await act('accept', influencer, `/api/jobs/${id}/accept`)
  await act('draft', influencer, `/api/jobs/${id}/draft`, { body: { note: 'First cut' }, file: PICTURE })
  await act('cancel', world.marketer, `/api/jobs/${id}/cancel`, { body: { reason: 'Plans changed' } })
}

async function withdrawAndPay({ driver, world, stage: { influencer }, no }: Round): Promise<void> {
  const requested = await driver.run(`${no}:withdraw`, {
    path: `/sv_influ_api/influ/earn/withdraw/${influencer.id}`,
    as: influencer,
    body: { price: WITHDRAWAL },
    idempotent: true,
  })
  await driver.run(`${no}:complete`, {
    path: `/api/operator/withdrawals/${requested.id}/complete`,
    as: world.operator,
    body: { transferRef: `KB${no}` },
    idempotent: true,
  })
}

async function upload({ driver, stage: { influencer }, no }: Round): Promise<void> {
  await driver.run(`${no}:file`, { path: '/api/files', as: influencer, body: { purpose: 'bank_book' }, file: PICTURE })
}

/** A transfer with its slip; the charge then waits for an operator. */
async function sendSlip({ driver, world, no }: Round): Promise<void> {
  const body = { amount: TOP_UP, method: 'transfer' }
  const charge = await driver.run(`${no}:transfer`, {
    path: '/api/credits/charges',
    as: world.marketer,
    body,
    idempotent: true,
  })
  await driver.run(`${no}:slip`, { path: `/api/credits/charges/${charge.id}/slip`, as: world.marketer, file: PICTURE })
}

/** Plays one round, its parts in random order. Throws Crashed if the server dies. */
export async function playRound(round: Round, random: Random): Promise<void> {
  for (const part of random.shuffle([buyCredits, workOnJob, withdrawAndPay, upload, sendSlip])) await part(round)
}

/** Sends fifty requests at once. `answered` is called after each response. */
export async function playLoad({ driver, world, stage, no }: Round, answered: () => void): Promise<void> {
  const command = (i: number): Promise<Answer> => {
    const name = `${no}:load:${i}`
    const kind = i % 5
    if (kind === 0)
      return driver.run(name, {
        path: '/api/files',
        as: stage.influencer,
        body: { purpose: 'bank_book' },
        file: PICTURE,
      })
    if (kind === 1)
      return driver.run(name, { path: '/api/campaigns', as: world.marketer, body: { title: `Load ${name}` } })
    const body = { amount: TOP_UP, method: 'transfer' }
    return driver.run(name, { path: '/api/credits/charges', as: world.marketer, body, idempotent: true })
  }
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, async (_, i) => {
      await command(i)
      answered()
    }),
  )
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(failures.filter((failure) => !(failure instanceof Crashed))).toEqual([])
  if (failures[0]) throw failures[0]
}
