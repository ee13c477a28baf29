/** The groups of the partner's API, in the order of the document, each with its introduction. */
export const TAGS = {
  Campaigns: `A campaign is a brief with a price and a number of slots. It starts as a \`draft\`, goes to review with \`submit\`, and is \`live\` once an operator has approved it. \`sections\` lists the fields that are still missing. Send the \`version\` you read with every change. If the campaign has changed in the meantime, the request fails with 409 \`conflict\`.`,
  Applicants: `Influencers apply to a live campaign or are invited to it. An application is a job with the status \`MATCHED\` or \`MISMATCHED\`. It’s listed here until the marketer accepts or declines it.`,
  Influencers: `Approved channels of active influencers, with prices, audience and past work. Contact details aren’t included: the two sides communicate in the job’s conversation.`,
  Market: `Live campaigns that accept applications. Available without a key. With an influencer’s key, each campaign includes the match with their channels.`,
  Jobs: `A job is the work of one influencer for one campaign, from the application or invitation to the payment. \`status\` is its current status, \`offers\` lists the actions available to the caller now, and \`timeline\` shows who must act by when. Both sides use the same operations. An action that belongs to the other side fails with 403 \`wrong_role\`.`,
  Messages: `The conversation between the two sides of a job. Phone numbers, messaging links and other contact details are rejected.`,
  Reviews: `After a job, the two sides rate each other. Reviews are published once both have been written, or when the period for writing them has ended.`,
  Credits: `Marketers pay with credits: 1 credit is ฿1.00, written as 100 satang. A charge is a top-up. Accepting an applicant or sending an invitation puts the price and the fee on hold. The hold is spent when the job is completed, and returned if the job ends before work starts.`,
  Packages: `A package is a set number of jobs on one platform, with one post type, at a fixed price. A campaign with \`payBy: package\` uses its jobs instead of credits.`,
  Channels: `The influencer’s social media channels, with their statistics and the price of each post type.`,
  Earnings: `The influencer’s balance, its movements and withholding tax certificates.`,
  Withdrawals: `Transfers from the balance to the influencer’s own bank account or PromptPay. Each must be confirmed with a code.`,
  Documents: `Tax invoices, receipts, withholding tax certificates and statements as PDF.`,
  Files: `Files that belong to the caller or to one of the caller’s jobs. Upload a file once, then use its ID.`,
  Notifications: `The notifications shown on the site.`,
  Webhooks: `Talad sends events to your server. You can manage endpoints here or on your account’s API page. Deliveries are kept for 30 days and can be sent again during that time.`,
} as const

export type Tag = keyof typeof TAGS
