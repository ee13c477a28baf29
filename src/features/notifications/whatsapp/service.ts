import { mobileForPeople } from '../../../core/thai/phone.ts'
import type { Tx } from '../../../db/types.ts'
import { type Handlers, personOf } from '../../../platform/context.ts'
import { deleteContact, findContact, saveContact } from '../contacts/store.ts'
import { notify } from '../notify.ts'
import type { whatsappContract } from './contract.ts'

/** Connects a number that was confirmed with a code. The confirmation is sent to WhatsApp, too. */
export async function linkWhatsapp(tx: Tx, now: Date, accountId: string, phone: string): Promise<void> {
  await saveContact(tx, { accountId, channel: 'whatsapp', address: phone, linkedAt: now })
  await notify(tx, now, {
    kind: 'security.whatsapp_linked',
    key: `whatsapp:${accountId}:${now.getTime()}`,
    to: { accountId },
    data: { phone: mobileForPeople(phone), time: now },
  })
}

export const whatsappHandlers = {
  async whatsapp(ctx) {
    const contact = await findContact(ctx.db, personOf(ctx.caller), 'whatsapp')
    return {
      available: ctx.ports.whatsapp.available,
      linked: contact && { phone: contact.address, since: contact.linkedAt.toISOString() },
    }
  },

  async unlinkWhatsapp(ctx) {
    await ctx.write((tx) => deleteContact(tx, personOf(ctx.caller), 'whatsapp'))
    return { ok: true as const }
  },
} satisfies Handlers<typeof whatsappContract>
