/** Cookie consent categories of the specification; the first is always on. */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export const TRACKER_NAMES = ['google', 'meta', 'tiktok', 'line'] as const
export type TrackerName = (typeof TRACKER_NAMES)[number]

interface TrackerRow {
  category: Exclude<ConsentCategory, 'necessary'>
  /** URL of its script; `{id}` is replaced by the account's id. */
  script: string
  /** Hosts that its script connects to, for the Content-Security-Policy. */
  hosts: readonly string[]
  /** Names of the cookies that its script sets on this site. */
  cookies: RegExp
}

/** Supported analytics services. None is configured by default. */
export const TRACKERS: Readonly<Record<TrackerName, TrackerRow>> = {
  google: {
    category: 'analytics',
    script: 'https://www.googletagmanager.com/gtag/js?id={id}',
    hosts: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    cookies: /^_(ga|gid|gat)(_|$)/,
  },
  meta: {
    category: 'marketing',
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: ['https://connect.facebook.net', 'https://www.facebook.com'],
    cookies: /^_fb[pc]$/,
  },
  tiktok: {
    category: 'marketing',
    script: 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid={id}&lib=ttq',
    hosts: ['https://analytics.tiktok.com'],
    cookies: /^(_ttp|_tt_.+|ttcsid.*)$/,
  },
  line: {
    category: 'marketing',
    script: 'https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js',
    hosts: ['https://d.line-scdn.net', 'https://tr.line.me'],
    cookies: /^__lt__/,
  },
}

/** A configured service. */
export interface Tracker {
  name: TrackerName
  id: string
}

/** The services that a visitor has agreed to; none before the choice. */
export const agreedTrackers = (trackers: readonly Tracker[], consent: readonly string[] | null): Tracker[] =>
  trackers.filter(({ name }) => consent?.includes(TRACKERS[name].category))
