import type { Method } from '../../core/endpoint.ts'
import { inGroup, type Operation } from './operation.ts'

const jobs = inGroup('Jobs')
const messages = inGroup('Messages')
const reviews = inGroup('Reviews')
const documents = inGroup('Documents')
const files = inGroup('Files')
const notifications = inGroup('Notifications')

/** An act of a job: `POST /jobs/{jobId}/approve-draft` is the act `approveDraft` of `offers`. */
const act = (event: string, id: string, summary: string, description: string, example?: Operation['example']) =>
  jobs(
    `POST /jobs/{jobId}/${event.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}` as `${Method} /${string}`,
    [id, `jobs.${event}`],
    [summary, `${description} Possible while \`offers\` of the job contains \`${event}\`.`],
    { returns: 'JobState', ...(example && { example }) },
  )

const acts = [
  act(
    'accept',
    'acceptJob',
    'Accept',
    'Marketer: accepts an application; `toHold` is the amount that the applicant list showed. Influencer: accepts the marketer’s acceptance or invitation and starts the job; `visitAt` books the visit of a campaign with the review option `invite`.',
  ),
  act(
    'decline',
    'declineJob',
    'Decline',
    'Marketer: declines an application. Influencer: declines an invitation or an acceptance; what was on hold is released.',
  ),
  act(
    'withdraw',
    'withdrawApplication',
    'Withdraw an application',
    'Influencer: takes back an application that waits.',
  ),
  act(
    'counterOffer',
    'counterOffer',
    'Ask for another price',
    'Influencer: asks for another price. Marketer: answers with a price of their own. Once each.',
    { price: 500_000 },
  ),
  act('declineOffer', 'declineOffer', 'Decline a counter-offer', 'Marketer: keeps the first price.'),
  act('ship', 'shipProduct', 'Mark as shipped', 'Marketer: the parcel is on its way.', {
    carrier: 'flash',
    trackingNumber: 'TH0123456789',
  }),
  act(
    'correctTracking',
    'correctTracking',
    'Correct the tracking number',
    'Marketer: another carrier or tracking number.',
    {
      carrier: 'flash',
      trackingNumber: 'TH0123456789',
    },
  ),
  act('confirmArrival', 'confirmArrival', 'Confirm the arrival', 'Influencer: the parcel has arrived.'),
  act('notArrived', 'reportNotArrived', 'Report a missing parcel', 'Influencer: the parcel has not arrived.'),
  act(
    'orderNumber',
    'sendOrderNumber',
    'Send the order number',
    'Influencer: the product is ordered, with the day on which it arrives.',
    {
      orderNumber: '250116ABCDEF',
      deliveryOn: '2025-12-05',
    },
  ),
  act('refuseOrderNumber', 'refuseOrderNumber', 'Refuse the order number', 'Marketer: the order cannot be found.'),
  act('receipt', 'sendReceipt', 'Send a receipt', 'Influencer: the receipt of the purchase, with its amount.'),
  act('approveReceipt', 'approveReceipt', 'Approve a receipt', 'Marketer: the amount is paid back with the job.'),
  act('rejectReceipt', 'rejectReceipt', 'Reject a receipt', 'Marketer: sends it back with a reason.'),
  act('checkIn', 'checkIn', 'Check in', 'Influencer: the code that the staff shows at the visit.', { code: '482913' }),
  act(
    'draft',
    'sendDraft',
    'Send a draft',
    'Influencer: a picture, a video or a PDF as `file`, the id of an uploaded file as `fileId`, or as `url` the address of a longer video.',
    { url: 'https://drive.example/draft-1' },
  ),
  act('approveDraft', 'approveDraft', 'Approve a draft', 'Marketer: the post may be published.'),
  act(
    'rejectDraft',
    'rejectDraft',
    'Send a draft back',
    'Marketer: a reason, and up to 20 comments that point at places of the draft.',
  ),
  act(
    'payExtraRound',
    'payExtraRound',
    'Pay another round',
    'Marketer: one more draft, after the included ones are used.',
  ),
  act(
    'postUrl',
    'sendPostUrl',
    'Send the post',
    'Influencer: the address of the published post. It is checked at the platform: in the sandbox it must exist on the sandbox platform.',
    {
      url: 'https://www.tiktok.com/@namphueng.eats/video/7301234567890123456',
    },
  ),
  act(
    'readInsight',
    'readInsight',
    'Read the figures',
    'Influencer: reads the figures of the post from the connected account, to be confirmed with `sendInsight`.',
  ),
  act(
    'insight',
    'sendInsight',
    'Send the figures',
    'Influencer: the figures of the post with a picture of them, or the id of a reading.',
    { reach: 48_200, views: 61_000 },
  ),
  act(
    'approveInsight',
    'approveInsight',
    'Approve the figures',
    'Marketer: the job is complete, and the influencer is paid after the check period.',
  ),
  act('rejectInsight', 'rejectInsight', 'Reject the figures', 'Marketer: sends them back with a reason.'),
  act(
    'cancel',
    'cancelJob',
    'Cancel',
    'Marketer: ends the job. What was on hold is split by the refund table of the job.',
  ),
  act('leave', 'leaveJob', 'Leave', 'Influencer: ends the job. Goods that were received must be returned first.'),
  act('dispute', 'disputeJob', 'Open a dispute', 'Either side: an operator decides about work and money.'),
].map((operation) =>
  operation.endpoint === 'jobs.readInsight'
    ? { ...operation, returns: 'PostFigures', description: operation.description.replace(/ Possible.*/, '') }
    : operation,
)

export const jobOperations: readonly Operation[] = [
  jobs(
    'GET /jobs',
    ['listJobs', 'jobs.list'],
    [
      'List jobs',
      'The jobs of the account, newest first by default. `counts` says how many there are for each filter.',
    ],
    { returns: 'JobRow', expand: ['campaign', 'influencer', 'channel'] },
  ),
  jobs(
    'GET /jobs/{jobId}',
    ['getJob', 'jobs.get'],
    ['Get a job', 'Everything that the caller may see of a job. `offers` lists the acts that are possible now.'],
    { returns: 'Job' },
  ),
  jobs(
    'GET /jobs/{jobId}/brief',
    ['downloadBrief', 'jobs.brief'],
    ['Download the brief', 'The brief of the job as PDF.'],
  ),
  jobs(
    'GET /jobs/{jobId}/channels',
    ['listChannelChoices', 'jobs.channelChoices'],
    [
      'List channels for an application',
      'The channels of the influencer with how each fits the campaign, the best first.',
    ],
    { returns: 'ChannelChoice' },
  ),
  jobs(
    'PATCH /jobs/{jobId}/channel',
    ['switchChannel', 'jobs.switchChannel'],
    ['Switch the channel', 'Influencer: another channel for an application that waits.'],
    { returns: 'Application' },
  ),
  ...acts,
  messages(
    'GET /conversations',
    ['listConversations', 'jobs.inbox'],
    ['List conversations', 'The conversations of the caller’s jobs, the last active first.'],
    { returns: 'Conversation' },
  ),
  messages(
    'GET /conversations/counts',
    ['countConversations', 'jobs.inboxCounts'],
    ['Count conversations', 'Conversations with unread messages, and jobs that wait for an act of the caller.'],
    { returns: 'ConversationCounts' },
  ),
  messages(
    'GET /jobs/{jobId}/messages',
    ['listMessages', 'jobs.messages'],
    ['List messages', 'Messages of a job, newest first, with the steps of the same time in `steps`.'],
    { returns: 'Message' },
  ),
  messages(
    'POST /jobs/{jobId}/messages',
    ['sendMessage', 'jobs.sendMessage'],
    ['Send a message', 'Text, a picture or PDF, or both.'],
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
    ['Get the reviews', 'What the two sides of a job say of each other; the other side only once it is published.'],
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
    ['Answer a review', 'Answers the published review about the caller, once.'],
    { returns: 'Review' },
  ),
  documents(
    'GET /documents/{documentId}',
    ['downloadDocument', 'documents.get'],
    [
      'Download a document',
      'A tax document or statement as PDF. `copy` is 1 for the original, 2 for the copy to keep.',
    ],
  ),
  files(
    'POST /files',
    ['uploadFile', 'files.upload'],
    ['Upload a file', 'Up to 4 MB. `purpose` says what it is for; later requests name its id.'],
    { returns: 'File', example: { purpose: 'draft' } },
  ),
  files(
    'GET /files/{fileId}',
    ['downloadFile', 'files.get'],
    ['Download a file', 'A private file: for its owner and the other side of the job.'],
  ),
  notifications(
    'GET /notifications',
    ['listNotifications', 'notifications.list'],
    ['List notifications', 'Newest first.'],
    { returns: 'Notification' },
  ),
  notifications(
    'GET /notifications/unread',
    ['countNotifications', 'notifications.unread'],
    ['Count unread notifications', 'How many notifications the caller has not opened.'],
    { returns: 'UnreadCount' },
  ),
  notifications(
    'POST /notifications/opened',
    ['openNotifications', 'notifications.openAll'],
    ['Mark as opened', 'Marks all notifications of the caller as opened.'],
  ),
]
