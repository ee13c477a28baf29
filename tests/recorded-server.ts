import { type Answer, type Listener, type Received, startListener } from '../sandbox/listener.ts'

export interface Recorded extends Listener {
  /** Requests so far, oldest first. */
  seen: Received[]
}

/**
 * A provider that returns recorded responses, for tests of connectors. Keys are `METHOD /path`, where a segment may be
 * `:name`; the value is a response, or a function of the request.
 */
export async function startRecorded(
  answers: Record<string, Answer | ((received: Received) => Answer | Promise<Answer>)>,
): Promise<Recorded> {
  const seen: Received[] = []
  const routes = Object.entries(answers).map(([key, answer]) => {
    const [method = 'GET', path = '/'] = key.split(' ')
    return {
      method,
      path,
      handle: (received: Received) => {
        seen.push(received)
        return typeof answer === 'function' ? answer(received) : answer
      },
    }
  })
  return { ...(await startListener({ routes })), seen }
}
