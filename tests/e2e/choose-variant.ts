import type { Page } from 'playwright-core'

/** Chooses the last option of the product, if the invitation on the page has options. */
export async function chooseVariant(page: Page): Promise<void> {
  const options = page.locator('[name=variant]')
  if ((await options.count()) > 0) await options.last().check()
}
