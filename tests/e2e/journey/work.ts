import sharp from 'sharp'
import { DRAFT_REASONS, REASONS } from '../../../src/features/deliverables/text/reasons.ts'
import { jobActsText } from '../../../src/features/jobs/text/acts/index.ts'
import { jobPageText } from '../../../src/features/jobs/text/job/index.ts'
import { webText } from '../../../src/web/text/index.ts'
import { hydrated } from '../browser.ts'
import { type JobWorld, press, untilJob, visit, wordsOf } from './world.ts'

const actsOf = (world: JobWorld) => wordsOf(world, jobActsText)
const influencerJob = (world: JobWorld) => visit(world, world.influencer.page, `Influencer/brandJob/${world.jobId}`)
const marketerJob = (world: JobWorld) =>
  visit(world, world.marketer.page, `Marketer/manageCampaign/${world.campaignId}/job/${world.jobId}`)

/** The brand enters carrier and tracking number; then the creator confirms the arrival. */
export async function parcelGoesAndArrives(world: JobWorld): Promise<void> {
  const t = await actsOf(world)
  await marketerJob(world)
  await world.marketer.page.getByLabel(t('carrier')).selectOption('kex')
  await world.marketer.page.getByLabel(t('tracking')).fill('KEX123456789TH')
  await press(world.marketer.page, t('ship'))
  await world.marketer.page.getByText(t('doneNow')).waitFor()
  await influencerJob(world)
  await press(world.influencer.page, t('confirmArrival'))
  await world.influencer.page.getByText(t('doneNow')).waitFor()
}

export const picture = (text: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800"><rect width="640" height="800" fill="#0b4634"/><text x="60" y="400" font-size="64" fill="#fff">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** A picture is uploaded at once; the submit button waits for it. */
async function attach(world: JobWorld, name: string): Promise<void> {
  const { page } = world.influencer
  const t = await wordsOf(world, webText)
  await page
    .locator('form input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: await picture(name) })
  await page.getByText(t('uploaded')).first().waitFor()
}

/** Sends a picture, or a link if the post is a video. */
export async function influencerSendsDraft(world: JobWorld, round: 1 | 2): Promise<void> {
  const { page } = world.influencer
  const t = await actsOf(world)
  await influencerJob(world)
  if (await page.locator('#draft [name=way][value=picture]').count()) await attach(world, `draft-${round}.png`)
  else {
    await page.locator('#draft label:has([name=way][value=link])').click()
    await page.locator('#draft [name=url]').fill(`https://drive.example/draft-${round}.mp4`)
  }
  for (const point of await page.locator('#draft input[type=checkbox]').all()) await point.check()
  await page.getByLabel(round === 1 ? t('noteToBrand') : t('noteOfFix')).fill('ภาพที่สวน แสงเช้า')
  await press(page, round === 1 ? t('draft') : t('draftAgain'))
  await page.getByText(t('doneNow')).waitFor()
}

/** Rejects the draft once, with a reason that the creator then reads. */
export async function marketerRejectsDraft(world: JobWorld): Promise<void> {
  const { page } = world.marketer
  const t = await actsOf(world)
  const words = 'ขอให้เห็นชื่อบนขวดชัดขึ้น'
  await marketerJob(world)
  await page
    .getByRole('link', { name: t('rejectDraft') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('reason'), { exact: true }).selectOption({ label: REASONS[DRAFT_REASONS[0]][world.lang] })
  await dialog.getByLabel(t('ownWords')).fill(words)
  await dialog.getByRole('button', { name: t('rejectDraft'), exact: true }).click()
  await page.getByText(t('doneNow')).waitFor()
  await influencerJob(world)
  await world.influencer.page.getByText(words).first().waitFor()
}

export async function marketerApproves(world: JobWorld, what: 'approveDraft' | 'approveInsight'): Promise<void> {
  const { page } = world.marketer
  const t = await actsOf(world)
  await marketerJob(world)
  await press(page, t(what))
  await page.getByText(t('doneNow')).waitFor()
}

/** Publishes a post with its disclosure tag on the sandbox platform, and submits its link. */
export async function influencerPosts(world: JobWorld): Promise<void> {
  const { page, context } = world.influencer
  const t = await actsOf(world)
  const platform = await context.newPage()
  await platform.goto(`${platformOf(world)}/?lang=${world.lang}`)
  const form = platform.locator('form[action^="/write"]')
  await form.locator('select[name=type]').selectOption(world.channel.type)
  await form.locator('input[name=handle]').fill(world.channel.handle)
  await form.locator('textarea').fill('#ad #โฆษณา ผิวชุ่มชื้นทั้งวันกับเซรั่มข้าวหอมมะลิ')
  await form.getByRole('button').click()
  const link = await platform.getByRole('status').locator('input').inputValue()
  await platform.close()
  await influencerJob(world)
  await page.getByLabel(t('postUrlField')).fill(link)
  await press(page, t('postUrl'))
  await page.getByText(t('doneNow')).waitFor()
}

/** The sandbox platform listens on the site's port plus two. */
const platformOf = (world: JobWorld): string => {
  const url = new URL(world.site.url)
  return `http://127.0.0.1:${Number(url.port) + 2}`
}

/** The timers check the post automatically; then the creator sends its figures. */
export async function postIsCheckedAndMeasured(world: JobWorld): Promise<void> {
  const { page } = world.influencer
  const t = await actsOf(world)
  const p = await wordsOf(world, jobPageText)
  await untilJob(world, 'INSIGHT')
  await influencerJob(world)
  await attach(world, 'insight.png')
  for (const [name, value] of [
    ['reach', '8400'],
    ['views', '9100'],
    ['likes', '620'],
    ['comments', '41'],
  ] as const)
    await page.getByLabel(p(name), { exact: true }).fill(value)
  await press(page, t('insight'))
  await page.getByText(t('doneNow')).waitFor()
  await hydrated(page)
}

/** From the accepted job to the payment: a draft, the post, its figures. */
export async function workToPay(world: JobWorld): Promise<void> {
  await influencerSendsDraft(world, 1)
  await marketerApproves(world, 'approveDraft')
  await influencerPosts(world)
  await postIsCheckedAndMeasured(world)
  await marketerApproves(world, 'approveInsight')
  await untilJob(world, 'COMPLETED')
}
