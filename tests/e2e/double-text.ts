import type { Page } from 'playwright-core'

/** By how many pixels a page scrolls sideways on a phone with doubled text size. */
export async function overflowAtDoubleText(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const over = await page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    const wide = document.documentElement.scrollWidth - window.innerWidth
    style.fontSize = ''
    return wide
  })
  if (before) await page.setViewportSize(before)
  return over
}
