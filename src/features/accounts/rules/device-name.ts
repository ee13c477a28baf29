const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Line\//i, 'LINE'],
  [/CriOS|Chrome\//, 'Chrome'],
  [/FxiOS|Firefox\//, 'Firefox'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const first = (text: string, table: readonly (readonly [RegExp, string])[]): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** Short name of a session's device: from the app client, else browser and operating system. Null if unknown. */
export function deviceName(userAgent: string, device: Readonly<Record<string, string>>): string | null {
  const app = [device.brand, device.model, device.os].filter(Boolean).join(' ')
  if (app) return app
  return [first(userAgent, BROWSERS), first(userAgent, SYSTEMS)].filter(Boolean).join(' · ') || null
}

/** Whether the device is a phone or tablet. */
export const isPhone = (userAgent: string): boolean => /iPhone|Android|Mobile/.test(userAgent)
