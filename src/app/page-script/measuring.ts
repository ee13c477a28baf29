import { TRACKERS, type Tracker, type TrackerName } from '../../core/trackers.ts'

type Queue = unknown[]
type Command = ((...args: unknown[]) => void) & Record<string, unknown>

/** Global variables that the services' scripts expect. */
const globals = window as unknown as Record<string, unknown>

function addScript(tracker: Tracker): void {
  const script = document.createElement('script')
  script.async = true
  script.src = TRACKERS[tracker.name].script.replace('{id}', encodeURIComponent(tracker.id))
  document.head.append(script)
}

/** A function that queues its calls until the service's script has loaded. */
function queued(name: string, queue: Queue): Command {
  const command = ((...args: unknown[]) => {
    const taken = command.callMethod
    if (typeof taken === 'function') taken.apply(command, args)
    else queue.push(args)
  }) as Command
  globals[name] = command
  return command
}

interface Service {
  start(tracker: Tracker): void
  visit(tracker: Tracker): void
}

/** How each service is initialized and how it receives a page view. */
const SERVICES: Record<TrackerName, Service> = {
  google: {
    start: ({ id }) => {
      const queue: Queue = []
      globals.dataLayer = queue
      // The script recognizes commands by their `arguments` object.
      globals.gtag = function gtag() {
        // biome-ignore lint/complexity/noArguments: see above
        queue.push(arguments)
      }
      const gtag = globals.gtag as Command
      gtag('js', new Date())
      gtag('config', id, { send_page_view: false })
    },
    visit: () =>
      (globals.gtag as Command)('event', 'page_view', { page_path: location.pathname, page_title: document.title }),
  },
  meta: {
    start: ({ id }) => {
      const queue: Queue = []
      const fbq = queued('fbq', queue)
      Object.assign(fbq, { queue, push: fbq, loaded: true, version: '2.0' })
      globals._fbq = fbq
      fbq('init', id)
    },
    visit: () => (globals.fbq as Command)('track', 'PageView'),
  },
  tiktok: {
    start: ({ id }) => {
      const queue: Queue = []
      globals.TiktokAnalyticsObject = 'ttq'
      globals.ttq = queue
      Object.assign(queue, { _i: { [id]: [] }, _t: { [id]: Date.now() }, _o: { [id]: {} } })
    },
    visit: () => {
      const queue = globals.ttq as { page?: () => void } & Queue
      if (queue.page) queue.page()
      else queue.push(['page'])
    },
  },
  line: {
    start: ({ id }) => {
      const queue: Queue = []
      globals._ltq = queue
      globals._lt = (...args: unknown[]) => void queue.push(args)
      ;(globals._lt as Command)('init', { customerType: 'lap', tagId: id })
    },
    visit: ({ id }) => (globals._lt as Command)('send', 'pv', [id]),
  },
}

const started = new Set<TrackerName>()

/** Initializes the service once per tab and reports each page view. */
export function reportVisit(tracker: Tracker): void {
  const service = SERVICES[tracker.name]
  if (!started.has(tracker.name)) {
    started.add(tracker.name)
    service.start(tracker)
    addScript(tracker)
  }
  service.visit(tracker)
}
