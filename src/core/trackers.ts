/** Cookie consent categories of the specification; the first is always on. */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export const TRACKER_NAMES = ['google', 'meta', 'tiktok', 'line'] as const
export type TrackerName = (typeof TRACKER_NAMES)[number]

interface TrackerRow {
  category: Exclude<ConsentCategory, 'necessary'>
  /** Where its script is, `{id}` being the account's. */
  script: string
  /** Hosts that its script talks to, for the Content-Security-Policy. */
  hosts: readonly string[]
  /** Names of the cookies that its script leaves on this site. */
  cookies: RegExp
}

/** Measuring services that an operator of the site may configure. None is configured by default. */
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

/** A service that runs on this site. */
export interface Tracker {
  name: TrackerName
  id: string
}

/** The trackers that a visitor has agreed to; nobody has agreed before the choice. */
export const agreedTrackers = (trackers: readonly Tracker[], consent: readonly string[] | null): Tracker[] =>
  trackers.filter(({ name }) => consent?.includes(TRACKERS[name].category))
