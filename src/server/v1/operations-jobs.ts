import type { Method } from '../../core/endpoint.ts'
import { inGroup, type Operation } from './operation.ts'

const jobs = inGroup('Jobs')
const messages = inGroup('Messages')
const reviews = inGroup('Reviews')
const documents = inGroup('Documents')
const files = inGroup('Files')
const notifications = inGroup('Notifications')

/** An action of a job: `POST /jobs/{jobId}/approve-draft` is the action `approveDraft` in `offers`. */
const act = (event: string, id: string, summary: string, description: string, example?: Operation['example']) =>
  jobs(
    `POST /jobs/{jobId}/${event.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}` as `${Method} /${string}`,
    [id, `jobs.${event}`],
    [summary, `${description} Available while the job’s \`offers\` include \`${event}\`.`],
    { returns: 'JobState', ...(example && { example }) },
  )

const acts = [
  act(
    'accept',
    'acceptJob',
    'Accept',
    'Marketer: accepts an application and puts `toHold` on hold, the amount from the list of applicants. Influencer: accepts an offer, which starts the job. `visitAt` books the visit if the campaign’s review option is `invite`.',
  ),
  act(
    'decline',
    'declineJob',
    'Decline',
    'Marketer: declines an application. Influencer: declines an offer; the amount on hold is returned.',
  ),
  act(
    'withdraw',
    'withdrawApplication',
    'Withdraw an application',
    'Influencer: withdraws an application that hasn’t been decided.',
  ),
  act(
    'counterOffer',
    'counterOffer',
    'Make a counter-offer',
    'Influencer: requests a different price. Marketer: replies with a different price. Each side can do this once.',
    { price: 500_000 },
  ),
  act(
    'declineOffer',
    'declineOffer',
    'Decline a counter-offer',
    'Marketer: declines the requested price. The original price remains.',
  ),
  act('ship', 'shipProduct', 'Mark as shipped', 'Marketer: marks the parcel as shipped.', {
    carrier: 'flash',
    trackingNumber: 'TH0123456789',
  }),
  act(
    'correctTracking',
    'correctTracking',
    'Correct the tracking number',
    'Marketer: changes the carrier or the tracking number.',
    {
      carrier: 'flash',
      trackingNumber: 'TH0123456789',
    },
  ),
  act('confirmArrival', 'confirmArrival', 'Confirm arrival', 'Influencer: confirms that the parcel has arrived.'),
  act(
    'notArrived',
    'reportNotArrived',
    'Report a missing parcel',
    'Influencer: reports that the parcel hasn’t arrived.',
  ),
  act(
    'orderNumber',
    'sendOrderNumber',
    'Send the order number',
    'Influencer: sends the order number and the day the product should arrive.',
    {
      orderNumber: '250116ABCDEF',
      deliveryOn: '2025-12-05',
    },
  ),
  act(
    'refuseOrderNumber',
    'refuseOrderNumber',
    'Reject the order number',
    'Marketer: rejects an order number that can’t be found.',
  ),
  act('receipt', 'sendReceipt', 'Send a receipt', 'Influencer: sends the receipt for the purchase, with its amount.'),
  act(
    'approveReceipt',
    'approveReceipt',
    'Approve a receipt',
    'Marketer: approves the receipt. The amount is reimbursed with the job.',
  ),
  act('rejectReceipt', 'rejectReceipt', 'Reject a receipt', 'Marketer: sends the receipt back with a reason.'),
  act('checkIn', 'checkIn', 'Check in', 'Influencer: checks in for the visit with the code from the venue’s staff.', {
    code: '482913',
  }),
  act(
    'draft',
    'sendDraft',
    'Send a draft',
    'Influencer: sends a draft: an image, a video or a PDF as `file`, the ID of an uploaded file as `fileId`, or the URL of a longer video as `url`.',
    { url: 'https://drive.example/draft-1' },
  ),
  act('approveDraft', 'approveDraft', 'Approve a draft', 'Marketer: approves the draft, so the post can be published.'),
  act(
    'rejectDraft',
    'rejectDraft',
    'Send a draft back',
    'Marketer: sends the draft back with a reason and up to 5 comments: on a time of a video, or on a point or part of a picture.',
  ),
  act(
    'payExtraRound',
    'payExtraRound',
    'Pay for another revision',
    'Marketer: pays for one more revision once all the included revisions are used.',
  ),
  act(
    'postUrl',
    'sendPostUrl',
    'Send the post link',
    'Influencer: sends the URL of the published post, which is checked on the platform. In the sandbox, the post must exist on the sandbox platform.',
    {
      url: 'https://www.tiktok.com/@namphueng.eats/video/7301234567890123456',
    },
  ),
  act(
    'readInsight',
    'readInsight',
    'Read insights',
    'Influencer: reads the post’s insights from the connected account. Confirm them with `sendInsight`.',
  ),
  act(
    'insight',
    'sendInsight',
    'Send insights',
    'Influencer: sends the post’s insights with a screenshot, or the ID of insights read from the platform.',
    { reach: 48_200, views: 61_000 },
  ),
  act(
    'approveInsight',
    'approveInsight',
    'Approve insights',
    'Marketer: approves the insights. The job is complete, and the influencer is paid after the check period.',
  ),
  act('rejectInsight', 'rejectInsight', 'Send insights back', 'Marketer: sends the insights back with a reason.'),
  act(
    'cancel',
    'cancelJob',
    'Cancel',
    'Marketer: cancels the job. The amount on hold is split according to the job’s refund terms.',
  ),
  act('leave', 'leaveJob', 'Leave', 'Influencer: leaves the job. Products already received must be returned first.'),
  act(
    'dispute',
    'disputeJob',
    'Open a dispute',
    'Either side: opens a dispute. An operator decides how the money is split.',
  ),
].map((operation) =>
  operation.endpoint === 'jobs.readInsight'
    ? { ...operation, returns: 'PostFigures', description: operation.description.replace(/ Available while.*/, '') }
    : operation,
)

export const jobOperations: readonly Operation[] = [
  jobs(
    'GET /jobs',
    ['listJobs', 'jobs.list'],
    [
      'List jobs',
      'Lists the account’s jobs, newest first by default. `counts` has the number of jobs for each filter.',
    ],
    { returns: 'JobRow', expand: ['campaign', 'influencer', 'channel'] },
  ),
  jobs(
    'GET /jobs/{jobId}',
    ['getJob', 'jobs.get'],
    ['Get a job', 'Returns a job. `offers` lists the actions available to the caller now.'],
    { returns: 'Job' },
  ),
  jobs(
    'GET /jobs/{jobId}/brief',
    ['downloadBrief', 'jobs.brief'],
    ['Download the brief', 'Downloads the brief of the job as PDF.'],
  ),
  jobs(
    'GET /jobs/{jobId}/channels',
    ['listChannelChoices', 'jobs.channelChoices'],
    [
      'List channels for an application',
      'Lists the influencer’s channels with their match for the campaign, best match first.',
    ],
    { returns: 'ChannelChoice' },
  ),
  jobs(
    'PATCH /jobs/{jobId}/channel',
    ['switchChannel', 'jobs.switchChannel'],
    ['Switch the channel', 'Influencer: changes the channel of an application that hasn’t been decided.'],
    { returns: 'Application' },
  ),
  ...acts,
  messages(
    'GET /conversations',
    ['listConversations', 'jobs.inbox'],
    ['List conversations', 'Lists the conversations of the caller’s jobs, most recently active first.'],
    { returns: 'Conversation' },
  ),
  messages(
    'GET /conversations/counts',
    ['countConversations', 'jobs.inboxCounts'],
    [
      'Count conversations',
      'Returns the number of conversations with unread messages and of jobs that need action from the caller.',
    ],
    { returns: 'ConversationCounts' },
  ),
  messages(
    'GET /jobs/{jobId}/messages',
    ['listMessages', 'jobs.messages'],
    ['List messages', 'Lists the messages of a job, newest first. `steps` has the job’s steps in the same period.'],
    { returns: 'Message' },
  ),
  messages(
    'POST /jobs/{jobId}/messages',
    ['sendMessage', 'jobs.sendMessage'],
    ['Send a message', 'Sends a message with text, an image or PDF, or both.'],
    { returns: 'Message', example: { text: 'The draft will be ready on Friday.' } },
  ),
  messages(
    'POST /jobs/{jobId}/messages/read',
    ['readMessages', 'jobs.readMessages'],
    ['Mark as read', 'Marks the messages of a job as read, up to `through`.'],
  ),
  reviews(
    'GET /jobs/{jobId}/review',
    ['getReview', 'reviews.get'],
    [
      'Get the reviews',
      'Returns the reviews that the two sides of a job wrote about each other. The other side’s review is included once it’s published.',
    ],
    { returns: 'Reviews' },
  ),
  reviews(
    'POST /jobs/{jobId}/review',
    ['writeReview', 'reviews.write'],
    ['Write a review', 'Rates the other side of a completed job.'],
    { returns: 'Review' },
  ),
  reviews(
    'POST /jobs/{jobId}/review/answer',
    ['answerReview', 'reviews.answer'],
    ['Reply to a review', 'Replies to the published review about the caller. Each review can have one reply.'],
    { returns: 'Review' },
  ),
  documents(
    'GET /documents/{documentId}',
    ['downloadDocument', 'documents.get'],
    [
      'Download a document',
      'Downloads a tax document or statement as PDF. `copy` is 1 for the original and 2 for the copy to keep.',
    ],
  ),
  files(
    'POST /files',
    ['uploadFile', 'files.upload'],
    ['Upload a file', 'Uploads a file of up to 4 MB for a `purpose`. Use its ID in later requests.'],
    { returns: 'File', example: { purpose: 'draft' } },
  ),
  files(
    'GET /files/{fileId}',
    ['downloadFile', 'files.get'],
    ['Download a file', 'Downloads a private file. Available to its owner and the other side of the job.'],
  ),
  notifications(
    'GET /notifications',
    ['listNotifications', 'notifications.list'],
    ['List notifications', 'Lists the caller’s notifications, newest first.'],
    { returns: 'Notification' },
  ),
  notifications(
    'GET /notifications/unread',
    ['countNotifications', 'notifications.unread'],
    ['Count unread notifications', 'Returns the number of notifications that the caller hasn’t opened.'],
    { returns: 'UnreadCount' },
  ),
  notifications(
    'POST /notifications/opened',
    ['openNotifications', 'notifications.openAll'],
    ['Mark as opened', 'Marks all of the caller’s notifications as opened.'],
  ),
]
