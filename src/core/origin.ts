const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an origin is ours: equal, or, if ours is on the loopback interface, another loopback name with the same
 * scheme and port.
 */
export function isSameOrigin(origin: string, own: string): boolean {
  if (origin === own) return true
  if (!URL.canParse(origin) || !URL.canParse(own)) return false
  const [given, ours] = [new URL(origin), new URL(own)]
  return (
    LOOPBACK_HOSTS.includes(ours.hostname) &&
    LOOPBACK_HOSTS.includes(given.hostname) &&
    given.protocol === ours.protocol &&
    given.port === ours.port
  )
}
