import type { JobEvent } from '../../../features/jobs/rules/events.ts'
import { JOB_STATUSES, type JobActor, type JobStatus } from '../../../features/jobs/rules/states.ts'
import { JOB_TABLE } from '../../../features/jobs/rules/table.ts'
import { type Html, html, raw } from './html.ts'

const MEANINGS: Readonly<Record<JobStatus, string>> = {
  MATCHED: 'The application meets every requirement and awaits the marketer’s decision.',
  MISMATCHED: 'The application doesn’t meet every requirement. The marketer can still invite the influencer.',
  ASSIGN:
    'The marketer has accepted or invited the influencer, and the amount is on hold. The influencer’s reply is pending.',
  IN_PROGRESS: 'Both sides have agreed. The product, order, purchase or visit is being arranged.',
  SHIPPING: 'The product is on its way to the influencer.',
  WORKING: 'The influencer makes the draft, and the marketer reviews it.',
  READY: 'The draft is approved. The influencer publishes the post.',
  SUBMIT: 'The post is being checked.',
  INSIGHT: 'The influencer sends insights, and the marketer approves them.',
  COMPLETE: 'Everything is approved. The influencer is paid after the check period.',
  COMPLETED: 'The influencer has been paid.',
  CANCEL: 'The job ended before it was completed, or the influencer withdrew the application.',
  REJECTED:
    'The marketer declined the application, the influencer declined the offer, or the campaign closed or has no open slots.',
}

interface Edge {
  from: JobStatus
  to: JobStatus
  event: JobEvent
  by: readonly JobActor[]
}

/** Every step between two different statuses, without duplicates. */
function edges(): Edge[] {
  const all = JOB_TABLE.flatMap(({ from, to, event, by }) =>
    from.flatMap((status) =>
      status === 'NEW' || to === 'NEW' || status === to ? [] : [{ from: status, to, event, by }],
    ),
  )
  return [...new Map(all.map((edge) => [`${edge.from} ${edge.event} ${edge.to}`, edge])).values()]
}

const ROW = 44
const BOX = { width: 150, height: 30, left: 150 }
const middle = (status: JobStatus): number => JOB_STATUSES.indexOf(status) * ROW + ROW / 2

/** Steps forward are drawn on the right, steps to an end or back on the left. */
function arc(from: JobStatus, to: JobStatus): string {
  const [y1, y2] = [middle(from), middle(to)]
  const steps = Math.abs(y2 - y1) / ROW
  const ends = to === 'CANCEL' || to === 'REJECTED' || y2 < y1
  if (steps === 1 && !ends) {
    const x = BOX.left + BOX.width / 2
    return `<path d="M${x} ${y1 + BOX.height / 2}V${y2 - BOX.height / 2 - 4}" marker-end="url(#to)"/>`
  }
  const x = ends ? BOX.left : BOX.left + BOX.width
  const bend = ends ? x - 16 - steps * 10 : x + 16 + steps * 10
  const end = ends ? x - 4 : x + 4
  return `<path d="M${x} ${y1}C${bend} ${y1} ${bend} ${y2} ${end} ${y2}" marker-end="url(#to)"${ends ? ' class="end"' : ''}/>`
}

function drawing(all: readonly Edge[]): Html {
  const pairs = new Map(all.map(({ from, to }) => [`${from} ${to}`, [from, to] as const]))
  const arcs = [...pairs.values()].map(([from, to]) => arc(from, to)).join('')
  const boxes = JOB_STATUSES.map((status) => {
    const y = middle(status)
    const box = `<rect x="${BOX.left}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="8"/>`
    return `${box}<text x="${BOX.left + BOX.width / 2}" y="${y + 4}">${status}</text>`
  }).join('')
  const height = JOB_STATUSES.length * ROW
  return raw(
    `<svg class="states" viewBox="0 0 440 ${height}" role="img" aria-label="Job statuses, also listed in the table below"><defs><marker id="to" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></defs>${arcs}${boxes}</svg>`,
  )
}

const kebab = (event: string): string => event.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)

/** The statuses of a job and the steps between them, from the state machine of the product. */
export function statesPage(actIds: ReadonlyMap<string, string>): Html {
  const all = edges()
  const rows = JOB_STATUSES.map((status) => {
    const own = all.filter(({ from }) => from === status)
    const steps = own.map(({ event, by, to }) => {
      const id = actIds.get(event)
      const name = html`<code>${event}</code>`
      return html`<li>${id ? html`<a href="/api/docs/jobs#${id}">${name}</a>` : name} by ${by.join(', ')} → <b>${to}</b></li>`
    })
    return html`<tr id="${kebab(status)}"><th scope="row"><code>${status}</code></th><td>${MEANINGS[status]}${steps.length > 0 && html`<ul>${steps}</ul>`}</td></tr>`
  })
  return html`<h1>Job statuses</h1>
<p>A job starts with an application (<code>MATCHED</code> or <code>MISMATCHED</code>) or an invitation (<code>ASSIGN</code>). A job’s <code>offers</code> list the actions available to the caller now. For example, the action <code>approveDraft</code> is the operation <code>POST /jobs/{jobId}/approve-draft</code>. Steps by <code>system</code> are automatic checks and deadlines.</p>
${drawing(all)}
<div class="wide" tabindex="0" role="group" aria-label="Statuses and steps"><table><caption>Statuses and steps</caption><thead><tr><th scope="col">Status</th><th scope="col">Meaning and next steps</th></tr></thead><tbody>${rows}</tbody></table></div>`
}
