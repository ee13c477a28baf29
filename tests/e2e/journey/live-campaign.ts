import { DAY } from '../../../src/core/clock.ts'
import { newId } from '../../../src/core/ids.ts'
import type { Visitor } from '../browser.ts'
import type { SiteAddress } from '../site.ts'

type Json = Record<string, unknown>

/** Calls an endpoint with the visitor's session, for steps that other tests do by clicking. */
export async function callApi<T = Json>(
  { context }: Visitor,
  site: SiteAddress,
  method: string,
  path: string,
  data?: Json,
): Promise<T> {
  const headers = { origin: site.url, 'idempotency-key': newId() }
  const answer = await context.request.fetch(site.url + path, { method, headers, ...(data && { data }) })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** A brief for a serum. The caller adds channel, post and price, unless a package determines them. */
const brief = () => ({
  product: 'เซรั่มข้าวหอมมะลิ 30 มล.',
  objective: 1,
  topic: 'beauty',
  brief: { text: 'ใช้ทุกเช้า 7 วัน แล้วเล่าผลจริง', dos: ['ถ่ายแสงธรรมชาติ'], donts: ['ไม่ใช้ฟิลเตอร์'], references: [] },
  closeOn: dayIn(10),
  draftBy: dayIn(20),
  postBy: dayIn(30),
  usageRights: 'brand_social',
  usageEndsOn: dayIn(200),
  disclosureTag: '#โฆษณา',
  reviewOption: 'photo',
})

/** Fills in the brief of a draft and sends it; an operator approves it. */
export async function publishCampaign(
  { marketer, operator, site }: { marketer: Visitor; operator: Visitor; site: SiteAddress },
  { id, version }: { id: string; version: number },
  values: Json,
): Promise<void> {
  await callApi(marketer, site, 'PATCH', `/api/campaigns/${id}`, { version, ...brief(), ...values })
  await callApi(marketer, site, 'POST', `/api/campaigns/${id}/submit`)
  await callApi(operator, site, 'POST', `/api/operator/campaigns/${id}/approve`)
}
