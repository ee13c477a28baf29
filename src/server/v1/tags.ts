/** The groups of the partner's API, in the order of the document, each with its introduction. */
export const TAGS = {
  Campaigns: `A campaign is a brief with a price and a number of slots. It starts as a \`draft\`, goes to review with \`submit\`, and is \`live\` once an operator has approved it. \`sections\` says what the brief still lacks. Every change carries the \`version\` that was read; if somebody else changed the campaign in the meantime, the answer is 409 \`conflict\`.`,
  Applicants: `Influencers apply to a live campaign, or are invited to it. An application is a job with the status \`MATCHED\` or \`MISMATCHED\`: it is listed here until the marketer accepts or declines it with the acts of the job.`,
  Influencers: `Approved channels of active influencers, with prices, audience and past work. No contact data: both sides talk in the conversation of a job.`,
  Market: `Live campaigns that accept applications. Open to everybody; called with the key of an influencer, each campaign carries the match with their channels.`,
  Jobs: `A job is one influencer's work for one campaign, from the application or invitation to the payment. \`status\` says where it stands, \`offers\` which acts the caller may perform now, and \`timeline\` who must act by when. Both sides use the same operations; an act of the other side is answered 403 \`wrong_role\`.`,
  Messages: `The conversation of the two sides of a job. Phone numbers, links to messengers and other contact data are refused.`,
  Reviews: `After a job both sides rate each other. A review is published once both have written, or when the time for it is over.`,
  Credits: `Marketers pay with credits: 1 credit is ฿1.00, written as 100 satang. A charge is a top-up. Accepting an applicant or inviting puts the price and the fee on hold; the hold is spent when the job is completed and released when it ends without work.`,
  Packages: `A package is a number of jobs with one platform and post type at a fixed price. A campaign with \`payBy: package\` uses its jobs instead of credits.`,
  Channels: `The social media channels of the influencer, with their figures and the prices for each post type.`,
  Earnings: `The balance of the influencer, its movements, and the certificates of withholding tax.`,
  Withdrawals: `Transfers from the balance to the influencer's own bank account or PromptPay. Each needs a code that the person confirms.`,
  Documents: `Tax invoices, receipts, certificates of withholding tax and statements as PDF.`,
  Files: `Files that belong to the caller or to a job of the caller: upload once, then name the id.`,
  Notifications: `The messages that the site shows under the bell.`,
  Webhooks: `Talad calls your server when something happens: see the events that it sends. Endpoints are managed here or on the page API of the account. Each delivery can be looked up for 30 days and sent again.`,
} as const

export type Tag = keyof typeof TAGS
