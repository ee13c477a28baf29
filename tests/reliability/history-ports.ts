import { newId } from '../../src/core/ids.ts'
import { type Satang, satang } from '../../src/core/money.ts'
import { PortError } from '../../src/ports/http.ts'
import type { Charge, NewCharge, PaymentPort } from '../../src/ports/payment/port.ts'
import type { PostFacts, SocialPort } from '../../src/ports/social/port.ts'

/** A payment provider in memory, controlled by the history. */
export interface Bank {
  port: PaymentPort
  /** The payer pays the charge with this reference. Returns the provider's id. */
  pay(reference: string): string
  /** Satang refunded so far. */
  refunded(): number
}

export function openBank(): Bank {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Satang>()
  const chargeOf = (id: string): Charge => {
    const charge = charges.get(id)
    if (!charge) throw new PortError('memory', 'not_found')
    return charge
  }
  const createCharge = async ({ id, amount, method, reference }: NewCharge): Promise<Charge> => {
    const charge: Charge = {
      id: `chrg_${id}`,
      amount,
      currency: 'THB',
      method,
      reference,
      status: 'pending',
      refunded: satang(0),
      createdAt: null,
      paidAt: null,
      expiresAt: null,
      authorizeUrl: null,
      qrPayload: 'qr',
      qrImageUrl: null,
      failureCode: null,
      failureMessage: null,
    }
    charges.set(charge.id, charge)
    return charge
  }
  const port: Partial<PaymentPort> = {
    provider: 'memory',
    createCharge,
    getCharge: async (id) => chargeOf(id),
    cardPageUrl: () => null,
    verifyWebhook: (raw) => ({ ok: true, event: { ...JSON.parse(String(raw)), createdAt: null } }),
    refund: async ({ id, chargeId, amount }) => {
      refunds.set(id, amount)
      return { id: `rfnd_${id}`, chargeId, amount, createdAt: null }
    },
  }
  return {
    port: port as PaymentPort,
    pay: (reference) => {
      const charge = [...charges.values()].find((one) => one.reference === reference)!
      charges.set(charge.id, { ...charge, status: 'successful' })
      return charge.id
    },
    refunded: () => [...refunds.values()].reduce((total, amount) => total + amount, 0),
  }
}

/** A platform on which the next post exists or not. It reports no figures, so the creator provides the evidence. */
export interface Platform {
  port: SocialPort
  show(authorExternalId: string, exists: boolean): void
}

export function openPlatform(): Platform {
  let post: Pick<PostFacts, 'exists' | 'authorExternalId'> = { exists: true, authorExternalId: null }
  const port: Partial<SocialPort> = {
    getPost: async () => ({
      ...post,
      public: true,
      externalId: newId(),
      authorHandle: null,
      text: '',
      tags: ['โฆษณา'],
      postedAt: null,
      metrics: { views: null, likes: null, comments: null, shares: null },
    }),
    getInsights: async () => {
      throw new PortError('memory', 'unsupported')
    },
  }
  return {
    port: port as SocialPort,
    show: (authorExternalId, exists) => {
      post = { authorExternalId, exists }
    },
  }
}
