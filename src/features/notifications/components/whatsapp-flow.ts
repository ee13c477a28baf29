import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, readQuery } from '../../../web/query.ts'
import { CODES, type ContactRole } from '../../accounts/components/contact-flow.ts'
import { phoneCode } from '../../accounts/components/phone-code.ts'
import { CONTACTS } from '../../accounts/contacts/contract.ts'
import { whatsappContract } from '../whatsapp/contract.ts'

const purpose = 'verify_whatsapp'
const zQuery = z.object({
  /** Back to the first step, to enter another number. */
  change: qFlag,
  unlinked: qFlag,
})

export const whatsappLoader =
  (role: ContactRole) =>
  async ({ context, url }: LoaderFunctionArgs) => {
    const { viewer, now } = context.get(pageContext)
    const call = pageCall(context)
    const { change, unlinked } = readQuery(url, zQuery)
    const [whatsapp, contacts, pending] = await load(() =>
      Promise.all([
        call(whatsappContract.whatsapp),
        call(CONTACTS[role].contacts, { params: { id: viewer.uuid } }),
        call(CODES[role].pending, { query: { purpose } }),
      ]),
    )
    const { linked } = whatsapp.data
    const code = change ? null : phoneCode(pending.data, linked !== null)
    return { ...whatsapp.data, code, phone: pending.data?.to ?? contacts.data.phone, unlinked, now: now() }
  }
export type WhatsappData = Awaited<ReturnType<ReturnType<typeof whatsappLoader>>>

export const whatsappAction = (role: ContactRole) =>
  defineActions({
    async send({ form, call, path }) {
      await call(CODES[role].request, { body: { purpose, phone: field(form, 'phone') } })
      return path
    },
    async verify({ form, call, path }) {
      await call(CODES[role].verify, { body: { purpose, phone: field(form, 'phone'), code: field(form, 'code') } })
      return path
    },
    async unlink({ call, path }) {
      await call(whatsappContract.unlinkWhatsapp)
      return pathWithQuery(path, { unlinked: true })
    },
  })
