import { type BriefView, type ViewContext, viewBrief } from '../../campaigns/brief/view.ts'
import type { Job } from '../contract.ts'

/** The campaign's brief with the job's own terms. */
export const viewJobBrief = (reader: ViewContext, { campaign, channel, terms, draft }: Job): Promise<BriefView> =>
  viewBrief(
    reader,
    { ...campaign, channelType: channel.type },
    { shipDays: String(terms.shipDays), revisions: String(draft.included) },
  )
