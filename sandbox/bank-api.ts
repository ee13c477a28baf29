import { amountOf, BankError, createCharge, type Outcome, readCharge } from './bank-charges.ts'
import {
  checkAccount,
  createRecipient,
  createRefund,
  createTransfer,
  markTransfer,
  refundJson,
  transferJson,
} from './bank-payouts.ts'
import { type BankCharge, type BankState, isBehaviour } from './bank-state.ts'
import type { Answer, Received, Route } from './listener.ts'

/** What the bank's routes need. */
export interface BankConsole {
  state: BankState
  /** The only origin that payers are sent back to. */
  shopOrigin: string
  now(): Date
  json(charge: BankCharge): object
  /** Settles a charge once, saves the state and sends the webhook. */
  settle(charge: BankCharge, outcome: Outcome): Promise<void>
  save(): Promise<void>
  flush(): Promise<void>
}

const keyOf = (received: Received): string | null => {
  const key = received.headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : null
}

const route = (method: string, path: string, handle: Route['handle']): Route => ({ method, path, handle })

const saving =
  (ctx: BankConsole) =>
  async (json: object): Promise<Answer> => {
    await ctx.save()
    return { json }
  }

/** The API that the shop's server calls. */
export const bankApiRoutes = (ctx: BankConsole): Route[] => [
  ...chargeRoutes(ctx),
  ...refundRoutes(ctx),
  ...payoutRoutes(ctx),
  ...testRoutes(ctx),
]

function chargeRoutes(ctx: BankConsole): Route[] {
  const { state } = ctx
  const saved = saving(ctx)
  return [
    route('POST', '/charges', async (received) => {
      const charge = createCharge(ctx, received.body, keyOf(received), ctx.now())
      if (charge.card && charge.status === 'pending') {
        const { refusal } = charge.card
        await ctx.settle(charge, refusal ? { paid: false, failureCode: refusal } : { paid: true })
      }
      return saved(ctx.json(charge))
    }),
    route('GET', '/charges/:id', ({ params }) => saved(ctx.json(readCharge(state, params.id ?? '', ctx.now())))),
    route('POST', '/charges/:id/mark', async ({ params, body }) => {
      const charge = readCharge(state, params.id ?? '', ctx.now())
      const outcome = outcomeOf(body)
      if (charge.status === 'expired') throw new BankError(409, 'charge_expired')
      await ctx.settle(charge, outcome)
      return { json: ctx.json(charge) }
    }),
  ]
}

function refundRoutes(ctx: BankConsole): Route[] {
  const refund = (received: Received, chargeId: string) => {
    const charge = readCharge(ctx.state, chargeId, ctx.now())
    const made = createRefund(ctx.state, charge, received.body, keyOf(received), ctx.now())
    return saving(ctx)(refundJson(made))
  }
  return [
    route('POST', '/charges/:id/refunds', (received) => refund(received, received.params.id ?? '')),
    route('POST', '/refunds', (received) => refund(received, String(received.body.charge ?? ''))),
  ]
}

function payoutRoutes(ctx: BankConsole): Route[] {
  const { state } = ctx
  const saved = saving(ctx)
  return [
    route('POST', '/recipients', (received) => {
      const { id } = createRecipient(state, received.body, keyOf(received))
      return saved({ object: 'recipient', id, verified: true, active: true })
    }),
    route('POST', '/transfers', (received) =>
      saved(transferJson(createTransfer(state, received.body, keyOf(received), ctx.now()))),
    ),
    route('GET', '/transfers/:id', ({ params }) => {
      const transfer = state.transfers[params.id ?? '']
      if (!transfer) throw new BankError(404, 'not_found')
      return { json: transferJson(transfer) }
    }),
    route('POST', '/transfers/:id/mark', ({ params, body }) =>
      saved(transferJson(markTransfer(state, params.id ?? '', body.status === 'paid', ctx.now()))),
    ),
    route('GET', '/accounts/:bank/:number', ({ params, query }) => {
      const check = checkAccount(params.bank ?? '', params.number ?? '', query.get('name') ?? '')
      return { json: { object: 'account', bank: params.bank, number: params.number, ...check } }
    }),
  ]
}

/** Routes that a real bank does not have: they choose how this one misbehaves. */
function testRoutes(ctx: BankConsole): Route[] {
  const { state } = ctx
  const saved = saving(ctx)
  return [
    route('POST', '/charges/:id/behaviour', ({ params, body }) => {
      const charge = readCharge(state, params.id ?? '', ctx.now())
      if (!isBehaviour(body.behaviour)) throw new BankError(400, 'invalid_behaviour')
      charge.behaviour = body.behaviour
      return saved(ctx.json(charge))
    }),
    route('POST', '/behaviour', ({ body }) => {
      if (!isBehaviour(body.behaviour)) throw new BankError(400, 'invalid_behaviour')
      state.behaviour = body.behaviour
      return saved({ behaviour: state.behaviour })
    }),
    route('POST', '/webhooks/flush', async () => {
      await ctx.flush()
      return { json: { deliveries: state.deliveries.map(({ body: _, ...delivery }) => delivery) } }
    }),
  ]
}

function outcomeOf(body: Record<string, unknown>): Outcome {
  if (body.status !== 'paid' && body.status !== 'failed') throw new BankError(400, 'invalid_status')
  return {
    paid: body.status === 'paid',
    amount: body.amount === undefined ? undefined : amountOf(body.amount),
    behaviour: isBehaviour(body.behaviour) ? body.behaviour : undefined,
  }
}
