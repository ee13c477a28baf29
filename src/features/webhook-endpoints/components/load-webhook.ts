import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { defineActions } from '../../../web/actions.ts'
import { allValues, field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qCursor, readQuery } from '../../../web/query.ts'
import { contract } from '../contract.ts'
import { DELIVERY_STATUSES, type SECRET_OVERLAPS, type WebhookEvent } from '../kinds.ts'

const zQuery = z.object({ status: qChoice(DELIVERY_STATUSES), after: qCursor })

export async function loadWebhook({ context, params: { id = '' }, url }: LoaderFunctionArgs) {
  const { status, after } = readQuery(url, zQuery)
  const call = pageCall(context)
  const params = { id }
  const [endpoint, deliveries] = await load(() =>
    Promise.all([call(contract.get, { params }), call(contract.deliveries, { params, query: { status, after } })]),
  )
  return {
    endpoint: endpoint.data,
    deliveries: deliveries.data,
    next: deliveries.next,
    status: status ?? null,
    isFirst: after === undefined,
    now: context.get(pageContext).now(),
  }
}

export const webhookActions = defineActions({
  async turnOn({ call, params: { id = '' }, path }) {
    await call(contract.update, { params: { id }, body: { active: true } })
    return path
  },
  async turnOff({ call, params: { id = '' }, path }) {
    await call(contract.update, { params: { id }, body: { active: false } })
    return path
  },
  async change({ form, call, params: { id = '' }, path }) {
    const body = { url: field(form, 'url'), events: allValues(form, 'events') as WebhookEvent[] }
    await call(contract.update, { params: { id }, body })
    return path
  },
  async replaceSecret({ form, call, params: { id = '' } }) {
    const overlapHours = Number(field(form, 'overlapHours')) as (typeof SECRET_OVERLAPS)[number]
    const { secret } = await call(contract.replaceSecret, { params: { id }, body: { overlapHours } })
    // The secret is returned only in this response.
    return { secret }
  },
  async sendTest({ call, params: { id = '' }, path }) {
    await call(contract.sendTest, { params: { id } })
    return path
  },
  async resend({ form, call, params: { id = '' }, path }) {
    await call(contract.resend, { params: { id, deliveryId: field(form, 'target') } })
    return path
  },
  async removeEndpoint({ call, params: { id = '' }, path }) {
    await call(contract.remove, { params: { id } })
    return path.replace(/\/[^/]+$/, '')
  },
})
