// Made by npm run api:check, from the document with the hash a2dc420a1bd988b6.
export interface paths {
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a campaign
         * @description Creates a draft. Every member of the brief may be left out and added later; `sections` of the answer says what is still missing before it can be submitted.
         *
         *     For marketers. Scope of the key: `campaigns:write`. Limit: 120 requests a minute.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaignId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description The whole brief with its status, its slots and what it still lacks.
         *
         *     For marketers. Scope of the key: `campaigns:read`. Limit: 600 requests a minute.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Changes the members that are sent. `version` is the one that was read: if the campaign has changed since, the answer is 409 `conflict`. A live campaign accepts only some changes; others are answered 409 `campaign_state`.
         *
         *     For marketers. Scope of the key: `campaigns:write`. Limit: 120 requests a minute.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/campaigns/{campaignId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit for review
         * @description Operators review each brief before it is listed. An incomplete brief is answered 422 `brief_incomplete` with the missing members in `issues`.
         *
         *     For marketers. Scope of the key: `campaigns:write`. Limit: 120 requests a minute.
         */
        post: operations["submitCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaignId}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate other values
         * @description The estimate for criteria, price or slots that are not saved yet. Changes nothing.
         *
         *     For marketers. Scope of the key: `campaigns:read`. Limit: 120 requests a minute.
         */
        post: operations["estimateCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaignId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of a campaign
         * @description What the campaign brought: posts and their figures, and where its credits are.
         *
         *     For marketers. Scope of the key: `campaigns:read`. Limit: 600 requests a minute.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaignId}/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applicants
         * @description Applications that wait for an answer, the best match first. `toHold` of each is what accepting it puts on hold.
         *
         *     For marketers. Scope of the key: `jobs:read`. Limit: 600 requests a minute.
         */
        get: operations["listApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balance
         * @description Credits that can be spent, credits on hold, and what expires next.
         *
         *     For marketers. Scope of the key: `credits:read`. Limit: 600 requests a minute.
         */
        get: operations["getCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the statement
         * @description Movements of the credits, newest first, with both balances after each. `totals` has opening and closing of the month.
         *
         *     For marketers. Scope of the key: `credits:read`. Limit: 600 requests a minute.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a charge
         * @description Starts a top-up. `amount` is the credits without VAT. Then read the charge: `payment` says how to pay it. In the sandbox `payment.sandboxUrl` is a page that simulates the payment.
         *
         *     For marketers. Scope of the key: `credits:write`. Limit: 60 requests a minute.
         */
        post: operations["createCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charges/{chargeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a charge
         * @description The charge with `payment`: what the payer needs while it is open. `refresh=1` asks the payment provider again.
         *
         *     For marketers. Scope of the key: `credits:read`. Limit: 600 requests a minute.
         */
        get: operations["getCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open campaigns
         * @description Live campaigns by page number. `isMatch=true` lists those that a channel of the calling influencer can take, `saved=true` the bookmarked ones. `facets` counts the values of each filter.
         *
         *     For everybody. Limit: 600 requests a minute.
         */
        get: operations["listMarket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/campaigns/{campaignId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply
         * @description Applies with a channel of the caller; without `channelId` the one that fits best is used. The answer is the new job.
         *
         *     For influencers. Scope of the key: `jobs:write`. Limit: 120 requests a minute.
         */
        post: operations["applyToCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balance
         * @description What can be withdrawn, what is on its way, and what a withdrawal would cost.
         *
         *     For influencers. Scope of the key: `earnings:read`. Limit: 600 requests a minute.
         */
        get: operations["getEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a withdrawal
         * @description Checks an amount and answers with the fee and what arrives. Moves no money.
         *
         *     For influencers. Scope of the key: `earnings:read`. Limit: 60 requests a minute.
         */
        post: operations["previewWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code
         * @description Sends a code to the verified phone of the person, or to the email address if there is none. A new code can be sent once `Retry-After` has passed.
         *
         *     For influencers. Scope of the key: `withdrawals:write`. Limit: 20 requests a minute.
         */
        post: operations["requestWithdrawalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal-codes/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a code
         * @description The code that the person received. It is good for one withdrawal within ten minutes.
         *
         *     For influencers. Scope of the key: `withdrawals:write`. Limit: 20 requests a minute.
         */
        post: operations["verifyWithdrawalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawals
         * @description Newest first, with their state.
         *
         *     For influencers. Scope of the key: `earnings:read`. Limit: 600 requests a minute.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Withdraw
         * @description Transfers `amount` from the balance, the fee included. Needs a code verified for `withdrawal` within the last ten minutes; otherwise the answer is 403 `step_up_required`.
         *
         *     For influencers. Scope of the key: `withdrawals:write`. Limit: 60 requests a minute.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description Everything that the caller may see of a job. `offers` lists the acts that are possible now.
         *
         *     For marketers and influencers. Scope of the key: `jobs:read`. Limit: 600 requests a minute.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept
         * @description Marketer: accepts an application; `toHold` is the amount that the applicant list showed. Influencer: accepts the marketer’s acceptance or invitation and starts the job; `visitAt` books the visit of a campaign with the review option `invite`. Possible while `offers` of the job contains `accept`.
         *
         *     For marketers and influencers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["acceptJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as shipped
         * @description Marketer: the parcel is on its way. Possible while `offers` of the job contains `ship`.
         *
         *     For marketers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["shipProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/confirm-arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the arrival
         * @description Influencer: the parcel has arrived. Possible while `offers` of the job contains `confirmArrival`.
         *
         *     For influencers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["confirmArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft
         * @description Influencer: a picture, a video or a PDF as `file`, the id of an uploaded file as `fileId`, or as `url` the address of a longer video. Possible while `offers` of the job contains `draft`.
         *
         *     For influencers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["sendDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/approve-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a draft
         * @description Marketer: the post may be published. Possible while `offers` of the job contains `approveDraft`.
         *
         *     For marketers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["approveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/reject-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft back
         * @description Marketer: a reason, and up to 20 comments that point at places of the draft. Possible while `offers` of the job contains `rejectDraft`.
         *
         *     For marketers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["rejectDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/post-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the post
         * @description Influencer: the address of the published post. It is checked at the platform: in the sandbox it must exist on the sandbox platform. Possible while `offers` of the job contains `postUrl`.
         *
         *     For influencers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["sendPostUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the figures
         * @description Influencer: the figures of the post with a picture of them, or the id of a reading. Possible while `offers` of the job contains `insight`.
         *
         *     For influencers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["sendInsight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/approve-insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve the figures
         * @description Marketer: the job is complete, and the influencer is paid after the check period. Possible while `offers` of the job contains `approveInsight`.
         *
         *     For marketers. Scope of the key: `jobs:write`. Limit: 60 requests a minute.
         */
        post: operations["approveInsight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Messages of a job, newest first, with the steps of the same time in `steps`.
         *
         *     For marketers and influencers. Scope of the key: `jobs:read`. Limit: 600 requests a minute.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Text, a picture or PDF, or both.
         *
         *     For marketers and influencers. Scope of the key: `jobs:write`. Limit: 120 requests a minute.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an endpoint
         * @description The URL must start with https:// and be reachable from the internet. `secret` is in this answer only.
         *
         *     For marketers and influencers. Scope of the key: `webhooks:write`. Limit: 120 requests a minute.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends the event `webhook.test` once. A failure turns nothing off.
         *
         *     For marketers and influencers. Scope of the key: `webhooks:write`. Limit: 120 requests a minute.
         */
        post: operations["sendTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    job: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job takes a step
         * @description For both sides of the job. The type names the new status; `job.updated` is a step that keeps it, such as a draft or its approval. `event` is the step.
         */
        post: operations["jobEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    campaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign changes its status
         * @description For its marketer. The type names the new status.
         */
        post: operations["campaignEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    charge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A charge is paid
         * @description For its marketer, once the credits are there.
         */
        post: operations["chargeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    withdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal is requested, completed or rejected
         * @description For the influencer. One that the bank sends back becomes `withdrawal.rejected` after `withdrawal.completed`.
         */
        post: operations["withdrawalEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test
         * @description Sent when the owner of the endpoint asks for it. It is not tried again.
         */
        post: operations["testEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AcceptJobRequest: {
            /**
             * Format: date-time
             * @description When the influencer comes.
             */
            visitAt?: string;
            /** @description The amount on hold after accepting or inviting, satang, as it was shown: if it has changed, the answer is 409 `hold_changed`. */
            toHold?: number;
            /** @description Pay of the influencer for one job, satang. */
            price?: number;
        };
        Application: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of a campaign.
             */
            campaignId: string;
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /** @description Number of the version; it rises with each change. Send the one that was read. */
            version: number;
            /** @description The pending act: who must act by when, and what happens after the last deadline. Null if nothing is pending. */
            timeline: components["schemas"]["Timeline"] | null;
            /** @description How the channel fits the criteria: a score with its reasons. */
            match: components["schemas"]["Match"];
        };
        ApplyToCampaignRequest: {
            /**
             * Format: uuid
             * @description Id of a channel.
             */
            channelId?: string;
            /**
             * @description A note.
             * @default
             */
            note?: string;
        };
        Attachment: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * @description The kind of it.
             * @enum {string}
             */
            kind: "draft" | "receipt" | "insight";
            /** @description Number of the round. */
            round: number;
            /** @description The file; null without one. */
            file: components["schemas"]["File"] | null;
            /** @description Address. */
            url: string | null;
            /** @description The video was deleted after the end of the job. */
            removed: boolean;
            /** @description A note. */
            note: string;
            /** @description Satang. */
            amount: number | null;
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "in_progress" | "approve" | "complete" | "reject";
            /** @description The reason as a code. */
            reasonCode: string | null;
            /** @description The reason in words. */
            reason: string | null;
            /** @description Comments that point at places of the draft. */
            comments: {
                /**
                 * @description When it happened.
                 * @default null
                 */
                at: number | null;
                /**
                 * @description Place.
                 * @default null
                 */
                place: ("top" | "left" | "middle" | "right" | "bottom") | null;
                /** @description Text. */
                text: string;
            }[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description When it was decided; null before. */
            decidedAt: string | null;
        };
        Audience: {
            /** @description Share of each gender, in percent. */
            gender: {
                /** @description Share in percent. */
                female: number;
                /** @description Share in percent. */
                male: number;
                /** @description Share in percent, or the other side. */
                other: number;
            };
            /** @description Share of each age band, in percent. */
            age: {
                "13-17": number;
                "18-24": number;
                "25-34": number;
                "35-44": number;
                "45+": number;
            };
            /** @description Share of each province or country, in percent. */
            location: {
                /** @description Place. */
                place: string;
                /** @description In percent. */
                percent: number;
            }[];
        };
        BankAccount: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description The bank’s short code, such as `KBANK`, `SCB` or `BBL`; null with PromptPay. */
            bank: string | null;
            /** @description The kind of PromptPay id; null with a bank account. */
            promptpay: ("phone" | "taxId") | null;
            /** @description Name of the bank. */
            bankName: {
                /** @description In Thai. */
                th: string;
                /** @description In English. */
                en: string;
            };
            /** @description The last four digits. */
            last4: string;
            /** @description Name. */
            name: string;
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "waiting" | "verified" | "rejected" | "replaced";
            /**
             * Format: date-time
             * @description From when withdrawals go there.
             */
            usableFrom: string;
            /** @description The reason in words. */
            reason: string | null;
            /** @description Picture of the bank book; null without one. */
            passbookUrl: string | null;
        };
        Campaign: {
            /**
             * @description The kind of it.
             * @enum {string}
             */
            kind: "public" | "invite_only";
            /**
             * @description Whether credits or a package pay for the jobs.
             * @enum {string}
             */
            payBy: "credits" | "package";
            /** @description The bought package that pays, with `payBy: package`. */
            packageId: string | null;
            /** @description Title. */
            title: string;
            /** @description Title in English. */
            titleEn: string;
            /** @description What the campaign is about. */
            product: string;
            /** @description Page of the product. */
            productUrl: string;
            /** @description 1 awareness, 2 understanding, 3 traffic, 4 engagement, 5 coupon code, 0 other. */
            objective: (1 | 2 | 3 | 4 | 5 | 0) | null;
            /**
             * @description Topic of the campaign.
             * @enum {string}
             */
            topic: "beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family";
            /** @description Where the short link leads. */
            trackingUrl: string;
            /** @description Code of a coupon that the post names. */
            couponCode: string;
            /** @description The drawn cover, if there is no picture. */
            coverScene: string | null;
            /** @description The cover picture: `/media/{id}` of the site. Null without one. */
            coverFileId: string | null;
            /** @description Platform of the channel. */
            channelType: ("FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8") | null;
            /** @description What is posted. */
            postType: ("shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel") | null;
            /** @description Last day for the draft, in Bangkok. */
            draftBy: string | null;
            /** @description Days for the draft, counted from the start; null for the default. */
            draftDays: number | null;
            /** @description First day on which the post is allowed, in Bangkok; null: any. */
            postFrom: string | null;
            /** @description Last day for the post, in Bangkok. */
            postBy: string | null;
            /** @description What the post is to show, in words. */
            brief: {
                /**
                 * @description Text.
                 * @default
                 */
                text: string;
                /**
                 * @description What the post must show.
                 * @default []
                 */
                dos: string[];
                /**
                 * @description What the post must not show.
                 * @default []
                 */
                donts: string[];
                /**
                 * @description Pictures and links that show the style.
                 * @default []
                 */
                references: string[];
            };
            /** @description Whom the campaign looks for. An empty list or null asks nothing. */
            criteria: components["schemas"]["Criteria"];
            /** @description Pay of the influencer for one job, satang. */
            price: number | null;
            /** @description How many influencers are wanted. */
            slots: number;
            /** @description Last day on which the campaign accepts applications, in Bangkok. */
            closeOn: string | null;
            /**
             * @description Whether influencers may ask for another price.
             * @enum {string}
             */
            counterOffers: "no" | "yes";
            /** @description The buyer’s own purchase order number; empty or null without one. */
            poNumber: string;
            /** @description The buyer’s own cost centre; empty or null without one. */
            costCentre: string;
            /** @description How the marketer may use the post. */
            usageRights: "" | ("creator_only" | "brand_social" | "brand_ads" | "all_media");
            /** @description Last day on which the marketer may use the post. */
            usageEndsOn: string | null;
            /** @description How the influencer gets the product: `shipping` a parcel from the marketer, `buy order` an order online and `buy product` a purchase in a shop, both paid back, `invite` a visit, `photo` pictures from the marketer. */
            reviewOption: ("buy order" | "shipping" | "buy product" | "photo" | "invite") | null;
            /** @description Value of the product, satang. */
            productValue: number | null;
            /** @description How many pieces each influencer gets. */
            productQuantity: number;
            /** @description Variants to choose from. */
            productVariants: string[];
            /** @description Most that is paid back for the purchase, satang. */
            reimbursementCap: number | null;
            /** @description The code that the staff shows at the visit. */
            checkInCode: string | null;
            /** @description Where the visit is. */
            venue: string;
            /** @description The tag that marks the post as an advertisement. */
            disclosureTag: string;
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "draft" | "review" | "sent_back" | "live" | "closed";
            /** @description No new applications while true. */
            paused: boolean;
            /** @description Number of the version; it rises with each change. Send the one that was read. */
            version: number;
            /** @description How many have a job. */
            slotsTaken: number;
            /** @description When the campaign closes. */
            closeAt: string | null;
            /** @description Why an operator sent the campaign back; null if none did. */
            reviewNote: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description When it was submitted for review. */
            submittedAt: string | null;
            /** @description When the campaign went live. */
            publishedAt: string | null;
            /** @description When the campaign was closed. */
            closedAt: string | null;
            /** @description The marketer. */
            marketer: components["schemas"]["CampaignMarketer"];
            editable: string[];
            /** @description The sections of the brief, each with what it still lacks. */
            sections: {
                /**
                 * @description A code, as listed.
                 * @enum {string}
                 */
                code: "goal" | "post" | "brief" | "creators" | "price" | "rights";
                /** @description Members that the section still lacks. */
                missing: string[];
            }[];
        };
        CampaignMarketer: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description The profile picture: `/media/{id}` of the site. Null without one. */
            avatarFileId: string | null;
        };
        CampaignReport: {
            /** @description Figures of the posts together. */
            results: {
                /** @description The posts that were sent, each with the result of its check. */
                posts: number;
                /** @description People who saw the post. */
                reach: number;
                /** @description How often the post was viewed. */
                views: number;
                engagement: number;
                /** @description Clicks on the link. */
                clicks: number;
                /** @description Uses of coupon codes, as the marketer reported them; null without codes. */
                couponUses: number | null;
            };
            clicksTracked: boolean;
            perThousand: number | null;
            /** @description Pay and fee for each engagement, satang; null without engagements. */
            perEngagement: number | null;
            /** @description Pay and fee for each click, satang; null without clicks. */
            perClick: number | null;
            /** @description Pay and fee for each use of a coupon, satang; null without uses. */
            perCouponUse: number | null;
            /** @description What the marketer wants the campaign to bring; null where nothing is set. */
            targets: {
                /**
                 * @description People who saw the post.
                 * @default null
                 */
                reach: number | null;
                /** @default null */
                engagement: number | null;
                /**
                 * @description Clicks on the link.
                 * @default null
                 */
                clicks: number | null;
                /**
                 * @description Uses of coupon codes, as the marketer reported them; null without codes.
                 * @default null
                 */
                couponUses: number | null;
                /**
                 * @description Pay and fee for each engagement, satang; null without engagements.
                 * @default null
                 */
                perEngagement: number | null;
            };
            /** @description Medians of comparable campaigns of the last twelve months; null while there are too few. */
            market: {
                /** @description Platform of the channel. */
                channelType: ("FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8") | null;
                /** @description What is posted. */
                postType: ("shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel") | null;
                campaigns: number;
                /**
                 * Format: date
                 * @description Bangkok day on which the medians were computed.
                 */
                computedOn: string;
                /** @description People reached by each post, as the median. */
                reachPerPost: number;
                /** @description Engagements for each post, as the median. */
                engagementPerPost: number;
                /** @description Clicks for each post, as the median; null without campaigns with tracked links. */
                clicksPerPost: number | null;
                perThousand: number | null;
                /** @description Pay and fee for each engagement, satang; null without engagements. */
                perEngagement: number | null;
                /** @description Pay and fee for each click, satang; null without clicks. */
                perClick: number | null;
            } | null;
            /** @description How many jobs. */
            jobs: {
                /** @description Jobs that are complete and not paid yet. */
                complete: number;
                /** @description Jobs that run. */
                inProgress: number;
                /** @description Jobs that ended without completion. */
                ended: number;
            };
            spentOnPosts: number;
            /** @description The credits of the campaign. */
            money: {
                putOnHold: number;
                /** @description On hold, satang. */
                held: number;
                /** @description Paid, satang, or jobs that were paid. */
                paid: number;
                fees: number;
                /** @description Jobs that were completed. */
                completed: {
                    /** @description What the caller would be paid: before tax, tax, after tax. */
                    pay: number;
                    /** @description Fee, satang. */
                    fee: number;
                };
                /** @description Jobs that were cancelled. */
                cancelled: {
                    /** @description What the caller would be paid: before tax, tax, after tax. */
                    pay: number;
                    /** @description Fee, satang. */
                    fee: number;
                };
                /** @description Paid back for purchases, satang. */
                reimbursed: number;
                /** @description Sent back by the bank, or returned. */
                returned: number;
                /** @description The package; null for credits. */
                package: {
                    /** @description On hold, satang. */
                    onHold: number;
                    /** @description Spent, satang. */
                    used: number;
                    unitsReturned: number;
                    /** @description Sent back by the bank, or returned. */
                    returned: number;
                };
            };
        };
        CampaignWebhook: {
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "campaign.draft" | "campaign.review" | "campaign.sent_back" | "campaign.live" | "campaign.closed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The answer. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of a campaign.
                 */
                campaignId: string;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "draft" | "review" | "sent_back" | "live" | "closed";
                /** @description The status before; null for a new one. */
                previousStatus: ("draft" | "review" | "sent_back" | "live" | "closed") | null;
            };
        };
        ChannelFacts: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
            /** @description Name of the account at the platform, without @. */
            handle: string;
            /** @description Address. */
            url: string;
            /** @description The picture of the channel at its platform. */
            avatarUrl: string | null;
            /** @description Followers of the channel; null if unknown. */
            followers: number | null;
            /** @description Engagement rate in basis points: 250 is 2.5 %. */
            engagementBps: number | null;
            /** @description Average views of a post; null if unknown. */
            averageViews: number | null;
            /** @description How well it fits, 0 to 100. */
            score: number | null;
            /** @description When it was last checked; null before. */
            checkedAt: string | null;
            /** @description Age, gender and place of the followers, in percent. */
            audience: components["schemas"]["Audience"] | null;
            /** @description Satang for each post type. */
            prices: {
                /**
                 * @description What is posted.
                 * @enum {string}
                 */
                postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
                /** @description Pay of the influencer for one job, satang. */
                price: number;
            }[];
            /** Format: uuid */
            influencerId: string;
        };
        Charge: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description The number that people name. */
            reference: string;
            /**
             * @description What it is for.
             * @enum {string}
             */
            purpose: "credits" | "package";
            /** @description The package; null for credits. */
            package: {
                /**
                 * Format: uuid
                 * @description The bought package that pays, with `payBy: package`.
                 */
                packageId: string;
                /** @description Name in the address. */
                slug: string;
                /**
                 * @description Platform of the channel.
                 * @enum {string}
                 */
                channelType: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "TWITTER" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
                /**
                 * @description What is posted.
                 * @enum {string}
                 */
                postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
                /** @description Jobs. */
                units: number;
                /** @description Pay of the influencer for one job, satang. */
                influencerPay: number;
                /** @description Title. */
                title: string;
            } | null;
            /** @description After the deductions, satang. */
            net: number;
            /** @description VAT rate in basis points: 700 is 7 %. */
            vatBps: number;
            /** @description VAT, satang. */
            vat: number;
            /** @description Amount to pay, satang with VAT. */
            total: number;
            withheldBps: number;
            /** @description Tax withheld, satang. */
            withheld: number;
            payable: number;
            /**
             * @description How it is paid.
             * @enum {string}
             */
            method: "promptpay" | "card" | "transfer";
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "expired" | "review" | "cancelled";
            /** @description Why an operator looks at the payment; null if none does. */
            reviewReason: ("slip" | "wrong_amount") | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /** @description When it was paid; null before. */
            paidAt: string | null;
            cancelledAt: string | null;
            /** @description Amount that arrived, satang; null before. */
            received: number | null;
            /** @description Why the payment failed, in words. */
            failure: string | null;
            /** @description Why the payment failed, for programs; null if it did not. */
            failureCode: string | null;
            /** @description A note. */
            note: string | null;
            /** @description Whom the tax invoice names. */
            party: components["schemas"]["TaxParty"];
            /** @description The buyer’s own purchase order number; empty or null without one. */
            poNumber: string | null;
            /** @description The buyer’s own cost centre; empty or null without one. */
            costCentre: string | null;
            /** @description The proof of the payment. */
            slip: {
                /** @description Name. */
                name: string;
                /** @description Address. */
                url: string;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
            } | null;
            /** @description The credit balance after the payment, satang. */
            balanceAfter: number | null;
            /** @description When what was bought expires. */
            validUntil: string | null;
            /** @description The document that belongs to it; null without one. */
            document: {
                /**
                 * Format: uuid
                 * @description Id, a UUID.
                 */
                id: string;
                /** @description Number on the document. */
                serial: string;
            } | null;
            creditNotes: {
                /**
                 * Format: uuid
                 * @description Id, a UUID.
                 */
                id: string;
                /** @description Number on the document. */
                serial: string;
            }[];
        };
        ChargeWebhook: {
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "charge.paid";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The answer. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of a charge.
                 */
                chargeId: string;
                /** @description The sum, satang, or the number of results. */
                total: number;
            };
        };
        CreateCampaignRequest: {
            /**
             * @description The kind of it.
             * @enum {string}
             */
            kind?: "public" | "invite_only";
            /**
             * @description Whether credits or a package pay for the jobs.
             * @enum {string}
             */
            payBy?: "credits" | "package";
            /** @description The bought package that pays, with `payBy: package`. */
            packageId?: string | null;
            /** @description Title. */
            title?: string;
            /** @description Title in English. */
            titleEn?: string;
            /** @description What the campaign is about. */
            product?: string;
            /** @description Page of the product. */
            productUrl?: string;
            /** @description 1 awareness, 2 understanding, 3 traffic, 4 engagement, 5 coupon code, 0 other. */
            objective?: (1 | 2 | 3 | 4 | 5 | 0) | null;
            /**
             * @description Topic of the campaign.
             * @enum {string}
             */
            topic?: "beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family";
            /** @description Where the short link leads. */
            trackingUrl?: string;
            /** @description Code of a coupon that the post names. */
            couponCode?: "" | string;
            /** @description The drawn cover, if there is no picture. */
            coverScene?: string | null;
            /** @description The cover picture: `/media/{id}` of the site. Null without one. */
            coverFileId?: string | null;
            /** @description Platform of the channel. */
            channelType?: ("FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8") | null;
            /** @description What is posted. */
            postType?: ("shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel") | null;
            /** @description Last day for the draft, in Bangkok. */
            draftBy?: string | null;
            /** @description Days for the draft, counted from the start; null for the default. */
            draftDays?: number | null;
            /** @description First day on which the post is allowed, in Bangkok; null: any. */
            postFrom?: string | null;
            /** @description Last day for the post, in Bangkok. */
            postBy?: string | null;
            /** @description What the post is to show, in words. */
            brief?: {
                /**
                 * @description Text.
                 * @default
                 */
                text?: string;
                /**
                 * @description What the post must show.
                 * @default []
                 */
                dos?: string[];
                /**
                 * @description What the post must not show.
                 * @default []
                 */
                donts?: string[];
                /**
                 * @description Pictures and links that show the style.
                 * @default []
                 */
                references?: string[];
            };
            /** @description Whom the campaign looks for. An empty list or null asks nothing. */
            criteria?: {
                /**
                 * @description Fewest followers; null: any.
                 * @default null
                 */
                followersMin?: number | null;
                /**
                 * @description Most followers; null: any.
                 * @default null
                 */
                followersMax?: number | null;
                /**
                 * @description Lowest engagement rate in basis points: 250 is 2.5 %; null: any.
                 * @default null
                 */
                engagementMinBps?: number | null;
                /**
                 * @description Ages of the audience; the largest band of the channel must be one of them. Empty: any.
                 * @default []
                 */
                audienceAges?: ("13-17" | "18-24" | "25-34" | "35-44" | "45+")[];
                /**
                 * @description Main gender of the audience; null: any.
                 * @default null
                 */
                audienceGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Province codes such as `TH-10`; the influencer or most of the audience lives there. Empty: any.
                 * @default []
                 */
                provinces?: string[];
                /**
                 * @description Topics of the channel. Empty: any.
                 * @default []
                 */
                interests?: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
                /**
                 * @description Gender of the influencer; null: any.
                 * @default null
                 */
                influencerGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Lowest age of the influencer; null: any.
                 * @default null
                 */
                influencerAgeMin?: number | null;
                /**
                 * @description Highest age of the influencer; null: any.
                 * @default null
                 */
                influencerAgeMax?: number | null;
                /**
                 * @description Country ids of the influencer’s nationality; 209 is Thailand. Empty: any.
                 * @default []
                 */
                nationalities?: number[];
            };
            /** @description Pay of the influencer for one job, satang. */
            price?: number | null;
            /** @description How many influencers are wanted. */
            slots?: number;
            /** @description Last day on which the campaign accepts applications, in Bangkok. */
            closeOn?: string | null;
            /**
             * @description Whether influencers may ask for another price.
             * @enum {string}
             */
            counterOffers?: "no" | "yes";
            /** @description The buyer’s own purchase order number; empty or null without one. */
            poNumber?: string;
            /** @description The buyer’s own cost centre; empty or null without one. */
            costCentre?: string;
            /** @description How the marketer may use the post. */
            usageRights?: "" | ("creator_only" | "brand_social" | "brand_ads" | "all_media");
            /** @description Last day on which the marketer may use the post. */
            usageEndsOn?: string | null;
            /** @description How the influencer gets the product: `shipping` a parcel from the marketer, `buy order` an order online and `buy product` a purchase in a shop, both paid back, `invite` a visit, `photo` pictures from the marketer. */
            reviewOption?: ("buy order" | "shipping" | "buy product" | "photo" | "invite") | null;
            /** @description Value of the product, satang. */
            productValue?: number | null;
            /** @description How many pieces each influencer gets. */
            productQuantity?: number;
            /** @description Variants to choose from. */
            productVariants?: string[];
            /** @description Most that is paid back for the purchase, satang. */
            reimbursementCap?: number | null;
            /** @description The code that the staff shows at the visit. */
            checkInCode?: string | null;
            /** @description Where the visit is. */
            venue?: string;
            /** @description The tag that marks the post as an advertisement. */
            disclosureTag?: "" | string;
        };
        CreateChargeRequest: {
            /** @description Credits to buy, satang without VAT. */
            amount: number;
            /**
             * @description How it is paid.
             * @enum {string}
             */
            method: "promptpay" | "card" | "transfer";
            /** @description The buyer is a company and withholds tax on the price without VAT */
            withhold?: boolean;
            /** @description The buyer’s own purchase order number; empty or null without one. */
            poNumber?: string;
            /** @description The buyer’s own cost centre; empty or null without one. */
            costCentre?: string;
        };
        CreateWebhookEndpointRequest: {
            /** @description Address. */
            url: string;
            /** @description Events that are sent to the endpoint: a type, or a group such as `job.*`. */
            events: ("job.*" | "campaign.*" | "charge.paid" | "withdrawal.*")[];
        };
        CreditBalance: {
            /** @description Can be spent or withdrawn now, satang. */
            available: number;
            /** @description On hold, satang. */
            held: number;
            /** @description The credits that expire next; null without any. */
            expiringNext: {
                /** @description Satang. */
                amount: number;
                /**
                 * Format: date-time
                 * @description When it expires.
                 */
                expiresAt: string;
            } | null;
        };
        Criteria: {
            /**
             * @description Fewest followers; null: any.
             * @default null
             */
            followersMin: number | null;
            /**
             * @description Most followers; null: any.
             * @default null
             */
            followersMax: number | null;
            /**
             * @description Lowest engagement rate in basis points: 250 is 2.5 %; null: any.
             * @default null
             */
            engagementMinBps: number | null;
            /**
             * @description Ages of the audience; the largest band of the channel must be one of them. Empty: any.
             * @default []
             */
            audienceAges: ("13-17" | "18-24" | "25-34" | "35-44" | "45+")[];
            /**
             * @description Main gender of the audience; null: any.
             * @default null
             */
            audienceGender: ("female" | "male" | "other") | null;
            /**
             * @description Province codes such as `TH-10`; the influencer or most of the audience lives there. Empty: any.
             * @default []
             */
            provinces: string[];
            /**
             * @description Topics of the channel. Empty: any.
             * @default []
             */
            interests: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
            /**
             * @description Gender of the influencer; null: any.
             * @default null
             */
            influencerGender: ("female" | "male" | "other") | null;
            /**
             * @description Lowest age of the influencer; null: any.
             * @default null
             */
            influencerAgeMin: number | null;
            /**
             * @description Highest age of the influencer; null: any.
             * @default null
             */
            influencerAgeMax: number | null;
            /**
             * @description Country ids of the influencer’s nationality; 209 is Thailand. Empty: any.
             * @default []
             */
            nationalities: number[];
        };
        Delivery: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description The type of it. */
            type: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "pending" | "sent" | "failed";
            /** @description How often it was tried since it was last sent by hand. */
            attempts: number;
            /** @description When it is tried next; null unless it waits, and while the endpoint is off. */
            nextAt: string | null;
            /** @description When it was last tried; null before the first try. */
            triedAt: string | null;
            /** @description HTTP status of the last answer; null without one. */
            answerStatus: number | null;
            /** @description The start of the last answer, or why there was none; null before the first try. */
            answer: string | null;
            /** @description `data` of the event, as it is sent. */
            data: {
                [key: string]: unknown;
            };
        };
        Earnings: {
            /** @description Can be spent or withdrawn now, satang. */
            available: number;
            /** @description On its way to the balance, satang. */
            pending: number;
            /** @description VAT that waits for tax invoices, satang; null for payees without VAT. */
            vatPending: number | null;
            /** @description On hold for running jobs, before tax, satang. */
            expected: number;
            /** @description Everything earned so far, satang. */
            lifetime: number;
            /** @description Day of the next automatic transfer. */
            nextAutomaticOn: string;
            /** @description The day of the transfer. */
            expectedOn: string;
            /** @description Whether the balance is transferred each month by itself. */
            automatic: boolean;
            /** @description The smallest possible amount or number. */
            minimum: number;
            /** @description Balance from which it is transferred by itself, satang. */
            automaticFrom: number;
            /** @description Fee, satang. */
            fee: number;
            /** @description Amount from which there is no fee, satang. */
            feeWaivedFrom: number;
            /** @description The withdrawal that waits; null without one. */
            waiting: components["schemas"]["Withdrawal"] | null;
            /** @description The bank’s short code, such as `KBANK`, `SCB` or `BBL`; null with PromptPay. */
            bank: components["schemas"]["BankAccount"] | null;
        };
        Error: {
            /**
             * @description What is wrong, for programs. Codes do not change within a version.
             * @enum {string}
             */
            code: "invalid_input" | "unknown_field" | "json_required" | "unsupported_media_type" | "body_too_large" | "length_required" | "address_invalid" | "address_too_long" | "upload_broken" | "idempotency_key_required" | "idempotency_conflict" | "not_found" | "method_not_allowed" | "rate_limited" | "conflict" | "internal" | "unavailable" | "provider_unavailable" | "unauthenticated" | "wrong_role" | "permission_missing" | "cross_site" | "insufficient_credits" | "insufficient_balance" | "ledger_unbalanced" | "reason_required" | "package_empty" | "login_failed" | "login_throttled" | "login_slowed" | "account_suspended" | "account_expired" | "account_closed" | "address_taken" | "password_length" | "password_common" | "password_current_wrong" | "password_same" | "otp_wrong" | "otp_used_up" | "otp_expired" | "otp_resend_wait" | "otp_hour_limit" | "otp_day_limit" | "step_up_required" | "sign_up_not_found" | "recovery_not_found" | "line_login_failed" | "line_login_taken" | "line_login_only" | "consent_required" | "ref_code_unknown" | "age_under_18" | "guardian_consent_required" | "profile_incomplete" | "api_keys_full" | "scope_of_other_role" | "scope_missing" | "blocks_full" | "influencer_searches_full" | "shortlists_full" | "shortlist_full" | "webhook_url" | "webhook_events" | "webhook_endpoints_full" | "webhook_endpoint_off" | "already_applied" | "application_refused" | "campaign_paused" | "campaign_still_open" | "criteria_not_met" | "criteria_met" | "counter_offers_off" | "counter_offer_used" | "no_counter_offer" | "counter_offer_pending" | "price_changed" | "counter_offer_same" | "hold_changed" | "person_hold_changed" | "person_not_waiting" | "person_not_active" | "person_in_campaign" | "slots_short" | "units_short" | "slots_left" | "second_approval_required" | "approval_waiting" | "content_rights" | "content_empty" | "content_too_large" | "report_links_full" | "report_link_ended" | "brief_incomplete" | "campaign_not_live" | "campaign_closed" | "campaign_state" | "slot_taken" | "amount_zero" | "amount_limit" | "saved_searches_full" | "channel_url_invalid" | "channel_type_unsupported" | "already_signup" | "channel_not_found" | "channel_not_owned" | "channel_not_usable" | "error_privilege_incorrect" | "error_privilege_quota_exceed" | "error_privilege_expired" | "privilege_code_taken" | "price_required" | "form_too_fast" | "form_stale" | "form_links" | "form_limit" | "content_incomplete" | "content_behind" | "slug_taken" | "page_key_taken" | "content_time" | "coupon_taken" | "coupon_in_use" | "coupon_closed" | "amount_too_small" | "amount_too_large" | "charge_expired" | "charge_paying" | "withholding_company" | "charge_failed" | "slip_mismatch" | "receipt_purpose" | "receipt_recorded" | "deactivation_blocked" | "amount_required" | "receipt_in_review" | "post_other_account" | "draft_needs_video" | "draft_needs_picture" | "video_too_large" | "video_kind" | "video_quota" | "nothing_to_review" | "refusals_used" | "draft_in_review" | "brand_is_choosing" | "rejections_used" | "rejections_left" | "not_at_choice" | "checks_left" | "insight_in_review" | "insight_evidence_required" | "insight_unavailable" | "insight_platform_busy" | "insight_reconnect" | "post_url_invalid" | "post_too_early" | "dispute_not_open" | "operator_is_checking" | "not_in_queue" | "not_in_dispute" | "share_required" | "share_not_whole" | "share_is_whole" | "share_must_be_zero" | "too_many_documents" | "file_too_large" | "file_pixels" | "file_quota" | "file_kind" | "file_broken" | "file_required" | "job_state" | "job_frozen" | "job_guard" | "job_not_due" | "job_disputed" | "job_not_frozen" | "party_not_active" | "review_option_differs" | "already_shipped" | "already_reported" | "order_number_required" | "delivery_date_required" | "delivery_date_too_far" | "review_time_over" | "draft_already_sent" | "goods_must_return" | "tracking_required" | "message_empty" | "contact_data" | "check_in_wrong" | "month_too_long" | "line_unavailable" | "whatsapp_unavailable" | "push_unsupported" | "package_changed" | "attachment_replaced" | "attachment_decided" | "tax_class_required" | "documents_not_approved" | "details_locked" | "partner_not_found" | "partner_self" | "partner_invited" | "partner_active" | "manager_exists" | "invitation_over" | "agreement_ending" | "manager_share_max" | "agreement_end" | "withdrawal_minimum" | "withdrawal_pending" | "bank_account_missing" | "bank_account_unverified" | "bank_account_waiting" | "bank_account_name" | "bank_account_digits" | "bank_account_unusual" | "promptpay_phone_missing" | "promptpay_id_missing" | "promptpay_changed" | "payout_target_changed" | "statement_too_long" | "withdrawal_in_batch" | "batch_closed" | "batch_file_changed" | "handle_taken" | "review_not_open" | "already_reviewed" | "already_answered" | "already_reported_review" | "team_full" | "team_invitations_full" | "already_member" | "team_resend_wait" | "invitation_closed" | "invitation_address_taken" | "own_role" | "approval_requested" | "hold_request_over" | "own_hold_request" | "owner_stays" | "two_step_not_started" | "two_step_required" | "two_step_wrong" | "two_step_locked" | "two_step_on" | "vat_invoice_number_used" | "vat_invoice_too_early" | "vat_invoice_in_future" | "vat_invoice_replaced" | "vat_invoice_decided" | "certificate_too_early" | "certificate_in_future" | "certificate_replaced" | "certificate_decided";
            /** @description For people, in the language of the caller */
            message: string;
            /** @description Field → what is wrong with it, for people */
            fields?: {
                [key: string]: string;
            };
            /** @description The same for programs: code, and limits as numbers (amounts in satang) */
            issues?: {
                /** @description Path of the field, or _ for the whole request */
                field: string;
                /** @description A code, as listed. */
                code: string;
                /** @description The smallest possible amount or number. */
                minimum?: number;
                /** @description The largest possible amount or number. */
                maximum?: number;
                /** @description The possible values. */
                options?: unknown[];
                /** @description The pattern that the text must match. */
                pattern?: string;
                /** @description On hold for running jobs, before tax, satang. */
                expected?: string;
            }[];
            /** @description Values of the error: limits (amounts in satang), the state of a job and the steps it offers */
            details?: Record<string, never>;
        };
        Estimate: {
            /** @description The steps of the job in the same time. */
            steps: {
                /** @description A code, as listed. */
                code: string;
                /** @description How many. */
                count: number;
            }[];
            /** @description Channels that match every criterion. */
            matching: number;
            /** @description The criterion whose change brings most channels; null if none does. */
            suggestion: {
                /** @description A code, as listed. */
                code: string;
                /** @description The value. */
                value: number | null;
                gain: number;
            } | null;
            /** @description Satang for each post type. */
            prices: {
                /** @description Lower end, satang. */
                low: number;
                /** @description Upper end, satang. */
                high: number;
            } | null;
            /** @description What the campaign costs; null while the price is missing. */
            cost: {
                /** @description Pay of the influencer for one job, satang. */
                price: number;
                /** @description Fee, satang. */
                fee: number;
                /** @description Service fee in basis points: 1000 is 10 %. */
                feeBps: number;
                /** @description Credits for one slot, satang. */
                perSlot: number;
                /** @description How many influencers are wanted. */
                slots: number;
                /** @description Slots that are still open. */
                openSlots: number;
                /** @description Most that is paid back for the purchase, satang. */
                reimbursement: number;
                /** @description The sum, satang, or the number of results. */
                total: number;
            } | null;
        };
        EstimateCampaignRequest: {
            /** @description Whom the campaign looks for. An empty list or null asks nothing. */
            criteria?: {
                /**
                 * @description Fewest followers; null: any.
                 * @default null
                 */
                followersMin?: number | null;
                /**
                 * @description Most followers; null: any.
                 * @default null
                 */
                followersMax?: number | null;
                /**
                 * @description Lowest engagement rate in basis points: 250 is 2.5 %; null: any.
                 * @default null
                 */
                engagementMinBps?: number | null;
                /**
                 * @description Ages of the audience; the largest band of the channel must be one of them. Empty: any.
                 * @default []
                 */
                audienceAges?: ("13-17" | "18-24" | "25-34" | "35-44" | "45+")[];
                /**
                 * @description Main gender of the audience; null: any.
                 * @default null
                 */
                audienceGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Province codes such as `TH-10`; the influencer or most of the audience lives there. Empty: any.
                 * @default []
                 */
                provinces?: string[];
                /**
                 * @description Topics of the channel. Empty: any.
                 * @default []
                 */
                interests?: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
                /**
                 * @description Gender of the influencer; null: any.
                 * @default null
                 */
                influencerGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Lowest age of the influencer; null: any.
                 * @default null
                 */
                influencerAgeMin?: number | null;
                /**
                 * @description Highest age of the influencer; null: any.
                 * @default null
                 */
                influencerAgeMax?: number | null;
                /**
                 * @description Country ids of the influencer’s nationality; 209 is Thailand. Empty: any.
                 * @default []
                 */
                nationalities?: number[];
            };
            /**
             * @description Platform of the channel.
             * @enum {string}
             */
            channelType?: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
            /**
             * @description What is posted.
             * @enum {string}
             */
            postType?: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
            /** @description Pay of the influencer for one job, satang. */
            price?: number;
            /** @description How many influencers are wanted. */
            slots?: number;
        };
        File: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * @description What it is for.
             * @enum {string}
             */
            purpose: "avatar" | "cover" | "reference" | "draft" | "receipt" | "insight" | "message" | "slip" | "identity" | "work_permit" | "vat" | "guardian" | "company" | "bank_book" | "vat_invoice" | "tax_certificate" | "content" | "download";
            /** @description Name. */
            name: string;
            /** @description Media type. */
            contentType: string;
            /** @description Bytes. */
            size: number;
            /** @description Address. */
            url: string;
        };
        InfluencerFacts: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description The profile picture: `/media/{id}` of the site. Null without one. */
            avatarFileId: string | null;
            /** @description What the influencer says of themselves. */
            bio: string;
            /** @description Topics of the channel. Empty: any. */
            interests: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
            /** @description Province. */
            province: string | null;
            /** @description Share of jobs that were finished, in percent; null before the first one has ended. */
            reliability: number | null;
        };
        InfluencerMoney: {
            /** @enum {string} */
            of: "creator" | "manager";
            /** @description Pay of the influencer for one job, satang. */
            price: number;
            /** @description Before tax, satang. */
            gross: number;
            /** @description VAT, satang. */
            vat: number;
            vatOnInvoice: number;
            /** @description Tax withheld, satang. */
            withheld: number;
            /** @description After the deductions, satang. */
            net: number;
            managerShareBps: number;
            managerPart: number;
            /** @description Most that is paid back for the purchase, satang. */
            reimbursement: number;
            /** @description Most that is paid back for the purchase, satang. */
            reimbursementCap: number;
            booked: boolean;
        };
        Job: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * @description Status of the job, see the diagram of its states.
             * @enum {string}
             */
            status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /** @description Step within the status; null when nothing is pending. */
            stage: ("applied" | "offer" | "mismatched" | "answer" | "invite_offer" | "ship" | "order" | "receipt" | "receipt_review" | "visit" | "photo" | "transit" | "not_arrived" | "draft" | "draft_review" | "draft_fix" | "choice" | "link" | "check" | "link_queue" | "insight" | "insight_review" | "insight_fix" | "insight_queue" | "settle" | "dispute" | "frozen") | null;
            /**
             * @description Where it came from.
             * @enum {string}
             */
            source: "application" | "invite";
            /** @description The marketer. */
            marketer: components["schemas"]["JobMarketer"];
            /** @description The influencer. */
            influencer: components["schemas"]["JobInfluencer"];
            /** @description The channel that does the job. */
            channel: components["schemas"]["JobChannel"];
            /** @description Pay of the influencer for one job, satang. */
            price: number;
            /**
             * @description Whether credits or a package pay for the job.
             * @enum {string}
             */
            fundedBy: "credits" | "package";
            /** @description Fee, satang. */
            fee: number | null;
            /** @description The amount on hold after accepting or inviting, satang, as it was shown: if it has changed, the answer is 409 `hold_changed`. */
            toHold: number | null;
            /** @description How the channel fits the criteria: a score with its reasons. */
            match: components["schemas"]["Match"];
            /** @description The price that the influencer asks for, satang, while the marketer has not answered. */
            asked: number | null;
            /**
             * @description How a counter-offer stands.
             * @enum {string}
             */
            offer: "none" | "asked" | "countered" | "agreed" | "declined" | "lapsed";
            /** @description The price that the influencer asked for, satang; null without a counter-offer. */
            offerPrice: number | null;
            /** @description A note. */
            note: string;
            /** @description First day on which the post is allowed, in Bangkok; null: any. */
            postFrom: string | null;
            /** @description A dispute is open: only operators act. */
            disputed: boolean;
            /** @description The job is paused until an operator has looked at it. */
            frozen: boolean;
            /** @description Who ended the job; null while it runs. */
            endedBy: ("influencer" | "marketer" | "operator" | "system") | null;
            /** @description Why the job ended; null while it runs. */
            endReason: string | null;
            /** @description The influencer withdrew the application. */
            withdrawn: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description Number of the version; it rises with each change. Send the one that was read. */
            version: number;
            /** @description The pending act: who must act by when, and what happens after the last deadline. Null if nothing is pending. */
            timeline: components["schemas"]["Timeline"] | null;
            /** @description The campaign of the job. */
            campaign: {
                /** @description What the campaign is about. */
                product: string;
                /** @description Page of the product. */
                productUrl: string;
                /** @description Code of a coupon that the post names. */
                couponCode: string;
                /** @description Last day for the draft, in Bangkok. */
                draftBy: string | null;
                /** @description Days for the draft, counted from the start; null for the default. */
                draftDays: number | null;
                /** @description First day on which the post is allowed, in Bangkok; null: any. */
                postFrom: string | null;
                /** @description Last day for the post, in Bangkok. */
                postBy: string | null;
                /** @description What the post is to show, in words. */
                brief: {
                    /**
                     * @description Text.
                     * @default
                     */
                    text: string;
                    /**
                     * @description What the post must show.
                     * @default []
                     */
                    dos: string[];
                    /**
                     * @description What the post must not show.
                     * @default []
                     */
                    donts: string[];
                    /**
                     * @description Pictures and links that show the style.
                     * @default []
                     */
                    references: string[];
                };
                /** @description How the marketer may use the post. */
                usageRights: "" | ("creator_only" | "brand_social" | "brand_ads" | "all_media");
                /** @description Last day on which the marketer may use the post. */
                usageEndsOn: string | null;
                /** @description Value of the product, satang. */
                productValue: number | null;
                /** @description How many pieces each influencer gets. */
                productQuantity: number;
                /** @description Variants to choose from. */
                productVariants: string[];
                /** @description Most that is paid back for the purchase, satang. */
                reimbursementCap: number | null;
                /** @description Where the visit is. */
                venue: string;
                /** @description The tag that marks the post as an advertisement. */
                disclosureTag: string;
                /**
                 * Format: uuid
                 * @description Id, a UUID.
                 */
                id: string;
                /** @description Title. */
                title: string;
                /** @description Title in English. */
                titleEn: string;
                /**
                 * @description What is posted.
                 * @enum {string}
                 */
                postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
                /**
                 * @description How the influencer gets the product: `shipping` a parcel from the marketer, `buy order` an order online and `buy product` a purchase in a shop, both paid back, `invite` a visit, `photo` pictures from the marketer.
                 * @enum {string}
                 */
                reviewOption: "buy order" | "shipping" | "buy product" | "photo" | "invite";
                /** @description Topic of the campaign. */
                topic: string;
                /** @description The drawn cover, if there is no picture. */
                coverScene: string | null;
                /** @description The cover picture: `/media/{id}` of the site. Null without one. */
                coverFileId: string | null;
                trackingLink: string | null;
            };
            /** @description The acts that the caller may perform now, by name. */
            offers: ("apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue")[];
            /** @description Acts that become possible once something else is done; `code` is the error until then, `missing` what the profile lacks. */
            blocked: {
                /**
                 * @description The act or event.
                 * @enum {string}
                 */
                event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
                /**
                 * @description A code, as listed.
                 * @enum {string}
                 */
                code: "profile_incomplete" | "tax_class_required";
                /** @description Members that the section still lacks. */
                missing: ("legalName" | "identity" | "address")[];
            }[];
            /** @description The terms in force. */
            terms: {
                /** @description Days in which the marketer sends the parcel. */
                shipDays: number;
                disputeBusinessDays: number;
            };
            /** @description What the influencer is paid, with tax; null for a marketer. */
            influencerMoney: components["schemas"]["InfluencerMoney"] | null;
            partnerMoney: components["schemas"]["InfluencerMoney"] | null;
            /** @description What the job costs the marketer and what is on hold; null for an influencer. */
            marketerMoney: components["schemas"]["MarketerMoney"] | null;
            /** @description Parcel, order, receipt and visit. */
            start: components["schemas"]["JobStart"];
            /** @description State of the drafts: how many were sent, sent back and are included. */
            draft: {
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                state: "none" | "review" | "sent_back" | "choice" | "approved";
                /** @description Drafts that were sent. */
                sent: number;
                /** @description How often drafts were sent back. */
                rejections: number;
                /** @description Rounds that are included. */
                included: number;
                /** @description Rounds that were paid for in addition. */
                extraRounds: number;
                upload: {
                    /**
                     * Format: uuid
                     * @description Id, a UUID.
                     */
                    id: string;
                    /** @description Name. */
                    name: string;
                    /** @description Bytes. */
                    size: number;
                    modified: number;
                    finished: boolean;
                    /**
                     * Format: date-time
                     * @description When it expires.
                     */
                    expiresAt: string;
                } | null;
            };
            /** @description State of the figures that the influencer sends. */
            insight: {
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                state: "none" | "review" | "sent_back";
                /** @description How often it was sent back. */
                refusals: number;
                /** @description The figures that were sent. */
                numbers: {
                    /**
                     * @description Where it came from.
                     * @enum {string}
                     */
                    source: "creator" | "platform";
                    /** @description People who saw the post. */
                    reach: number | null;
                    /** @description How often the post was viewed. */
                    views: number | null;
                    /** @description Likes of the post. */
                    likes: number | null;
                    /** @description Comments that point at places of the draft. */
                    comments: number | null;
                    /** @description Shares of the post. */
                    shares: number | null;
                    /** @description Saves of the post. */
                    saves: number | null;
                    /** @description Clicks on the link. */
                    clicks: number | null;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    createdAt: string;
                    /** @description As the platform reported it. */
                    platform: components["schemas"]["PostFigures"] | null;
                } | null;
                /** @description As the platform reported it. */
                platform: components["schemas"]["PostFigures"] | null;
            };
            /** @description Drafts, receipts and pictures of figures that were sent. */
            attachments: components["schemas"]["Attachment"][];
            /** @description The posts that were sent, each with the result of its check. */
            posts: components["schemas"]["Post"][];
            /** @description Every step so far, the oldest first. */
            history: components["schemas"]["JobEvent"][];
            /** @description The open dispute; null without one. */
            dispute: {
                /**
                 * @description Who opened it.
                 * @enum {string}
                 */
                by: "influencer" | "marketer" | "operator" | "system";
                /** @description The reason in words. */
                reason: string;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
            } | null;
            /** @description The operators’ queue in which the job waits; null if in none. */
            queue: ("link" | "insight") | null;
            /** @description Documents of the job. */
            documents: {
                /**
                 * Format: uuid
                 * @description Id, a UUID.
                 */
                id: string;
                /** @description The kind of it. */
                kind: string;
                /** @description Number on the document. */
                serial: string;
            }[];
        };
        JobCampaign: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Title in English. */
            titleEn: string;
            /**
             * @description What is posted.
             * @enum {string}
             */
            postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
            /**
             * @description How the influencer gets the product: `shipping` a parcel from the marketer, `buy order` an order online and `buy product` a purchase in a shop, both paid back, `invite` a visit, `photo` pictures from the marketer.
             * @enum {string}
             */
            reviewOption: "buy order" | "shipping" | "buy product" | "photo" | "invite";
            /** @description Topic of the campaign. */
            topic: string;
            /** @description The drawn cover, if there is no picture. */
            coverScene: string | null;
            /** @description The cover picture: `/media/{id}` of the site. Null without one. */
            coverFileId: string | null;
        };
        JobChannel: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
            /** @description Name of the account at the platform, without @. */
            handle: string;
            /** @description Name. */
            name: string;
            /** @description Address. */
            url: string;
            /** @description The picture of the channel at its platform. */
            avatarUrl: string | null;
            /** @description Followers of the channel; null if unknown. */
            followers: number | null;
            /** @description Engagement rate in basis points: 250 is 2.5 %. */
            engagementBps: number | null;
        };
        JobEvent: {
            /**
             * @description The act or event.
             * @enum {string}
             */
            event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
            /** @description From. */
            from: string;
            /**
             * @description To.
             * @enum {string}
             */
            to: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /**
             * @description Whose act it was; `system` for checks and deadlines.
             * @enum {string}
             */
            actor: "influencer" | "marketer" | "operator" | "system";
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The answer. */
            data: {
                [key: string]: unknown;
            };
        };
        JobInfluencer: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description The profile picture: `/media/{id}` of the site. Null without one. */
            avatarFileId: string | null;
            /** @description From published reviews; null below the minimum number of reviews. */
            rating: components["schemas"]["Rating"] | null;
            /** @description Name of the account at the platform, without @. */
            handle: string;
            /** @description Share of jobs that were finished, in percent; null before the first one has ended. */
            reliability: number | null;
        };
        JobMarketer: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description The profile picture: `/media/{id}` of the site. Null without one. */
            avatarFileId: string | null;
            /** @description From published reviews; null below the minimum number of reviews. */
            rating: components["schemas"]["Rating"] | null;
        };
        JobRow: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * @description Status of the job, see the diagram of its states.
             * @enum {string}
             */
            status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /** @description Step within the status; null when nothing is pending. */
            stage: ("applied" | "offer" | "mismatched" | "answer" | "invite_offer" | "ship" | "order" | "receipt" | "receipt_review" | "visit" | "photo" | "transit" | "not_arrived" | "draft" | "draft_review" | "draft_fix" | "choice" | "link" | "check" | "link_queue" | "insight" | "insight_review" | "insight_fix" | "insight_queue" | "settle" | "dispute" | "frozen") | null;
            /**
             * @description Where it came from.
             * @enum {string}
             */
            source: "application" | "invite";
            /** @description The campaign of the job. */
            campaign: components["schemas"]["JobCampaign"];
            /** @description The marketer. */
            marketer: components["schemas"]["JobMarketer"];
            /** @description The influencer. */
            influencer: components["schemas"]["JobInfluencer"];
            /** @description The channel that does the job. */
            channel: components["schemas"]["JobChannel"];
            /** @description Pay of the influencer for one job, satang. */
            price: number;
            /** @description On hold, satang. */
            held: number | null;
            /** @description After the deductions, satang. */
            net: number | null;
            /**
             * @description Whether credits or a package pay for the job.
             * @enum {string}
             */
            fundedBy: "credits" | "package";
            /** @description Fee, satang. */
            fee: number | null;
            /** @description The amount on hold after accepting or inviting, satang, as it was shown: if it has changed, the answer is 409 `hold_changed`. */
            toHold: number | null;
            /** @description How the channel fits the criteria: a score with its reasons. */
            match: components["schemas"]["Match"];
            /** @description The price that the influencer asks for, satang, while the marketer has not answered. */
            asked: number | null;
            /**
             * @description How a counter-offer stands.
             * @enum {string}
             */
            offer: "none" | "asked" | "countered" | "agreed" | "declined" | "lapsed";
            /** @description The price that the influencer asked for, satang; null without a counter-offer. */
            offerPrice: number | null;
            /** @description A note. */
            note: string;
            /** @description First day on which the post is allowed, in Bangkok; null: any. */
            postFrom: string | null;
            /** @description The deadline of the act. */
            dueAt: string | null;
            /** @description Who must act; null if nobody must. */
            act: ("influencer" | "marketer" | "operator" | "system") | null;
            /** @description A dispute is open: only operators act. */
            disputed: boolean;
            /** @description The job is paused until an operator has looked at it. */
            frozen: boolean;
            /** @description Who ended the job; null while it runs. */
            endedBy: ("influencer" | "marketer" | "operator" | "system") | null;
            /** @description Why the job ended; null while it runs. */
            endReason: string | null;
            /** @description The influencer withdrew the application. */
            withdrawn: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
        };
        JobStart: {
            /** @description The carrier’s code; `other` for any other. */
            carrier: string | null;
            /** @description Tracking number of the parcel. */
            trackingNumber: string | null;
            /** @description When the parcel was sent; null before. */
            shippedAt: string | null;
            /** @description When the influencer reported that the parcel is missing; null if never. */
            notArrivedAt: string | null;
            /** @description Number of the order. */
            orderNumber: string | null;
            /** @description When the product arrives, as the influencer said. */
            deliveryAt: string | null;
            /** @description When the influencer comes. */
            visitAt: string | null;
            /** @description The code that the staff shows at the visit. */
            checkInCode: string | null;
            /** @description Postal address. */
            address: {
                /** @description Name. */
                name: string;
                /** @description Phone number with country code. */
                phone: string | null;
                /** @description House number and street. */
                line: string;
                /** @description Subdistrict of the address. */
                subdistrict: string;
                /** @description District of the address. */
                district: string;
                /** @description Province. */
                province: string;
                /** @description Postcode. */
                postcode: string;
            } | null;
            /**
             * @description Whether goods of the marketer are with the influencer.
             * @enum {string}
             */
            goods: "none" | "received" | "returned";
            /** @description Tracking number of the parcel that goes back. */
            returnTracking: string | null;
            /**
             * @description State of the receipt.
             * @enum {string}
             */
            receipt: "none" | "review" | "refused" | "approved";
            /** @description How often it was sent back. */
            refusals: number;
        };
        JobState: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of a campaign.
             */
            campaignId: string;
            /**
             * @description Status of the job, see the diagram of its states.
             * @enum {string}
             */
            status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /** @description Number of the version; it rises with each change. Send the one that was read. */
            version: number;
            /** @description The pending act: who must act by when, and what happens after the last deadline. Null if nothing is pending. */
            timeline: components["schemas"]["Timeline"] | null;
        };
        JobWebhook: {
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "job.matched" | "job.mismatched" | "job.assign" | "job.in_progress" | "job.shipping" | "job.working" | "job.ready" | "job.submit" | "job.insight" | "job.complete" | "job.completed" | "job.cancel" | "job.rejected" | "job.updated";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The answer. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of a job.
                 */
                jobId: string;
                /**
                 * Format: uuid
                 * @description Id of a campaign.
                 */
                campaignId: string;
                /**
                 * @description The act or event.
                 * @enum {string}
                 */
                event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
                /** @description The status before; null for a new one. */
                previousStatus: ("MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED") | null;
            };
        };
        MarketCampaign: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Title in English. */
            titleEn: string;
            /** @description The marketer. */
            marketer: components["schemas"]["CampaignMarketer"];
            /** @description Pay of the influencer for one job, satang. */
            price: number;
            /**
             * @description Platform of the channel.
             * @enum {string}
             */
            channelType: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
            /**
             * @description What is posted.
             * @enum {string}
             */
            postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
            /** @description How many influencers are wanted. */
            slots: number;
            /** @description How many are still wanted. */
            slotsLeft: number;
            /** @description Topic of the campaign. */
            topic: string;
            /** @description The drawn cover, if there is no picture. */
            coverScene: string | null;
            /** @description The cover picture: `/media/{id}` of the site. Null without one. */
            coverFileId: string | null;
            /** @description When the campaign closes. */
            closeAt: string | null;
            /** @description When the campaign went live. */
            publishedAt: string | null;
            /** @description Whether the caller has bookmarked it. */
            saved: boolean;
            /** @description The caller has applied, or has a job here. */
            applied: boolean;
            /** @description How the channel fits the criteria: a score with its reasons. */
            match: {
                /**
                 * Format: uuid
                 * @description Id of a channel.
                 */
                channelId: string;
                /** @description How well it fits, 0 to 100. */
                score: number;
                /** @description Whether every criterion is met. */
                matched: boolean;
                /** @description Each criterion with whether it is met. */
                reasons: {
                    /** @description A code, as listed. */
                    code: string;
                    /** @description Whether it is met. */
                    met: boolean;
                    /** @description Values of the reason: what was asked and what the channel has. */
                    values: {
                        [key: string]: string | number;
                    };
                }[];
            } | null;
        };
        MarketerMoney: {
            /** @description Pay of the influencer for one job, satang. */
            price: number;
            /** @description Fee, satang. */
            fee: number;
            extras: number;
            extrasPrice: number;
            /** @description Most that is paid back for the purchase, satang. */
            reimbursementCap: number;
            /** @description On hold, satang. */
            held: number;
            extraRound: number;
            /** @description What a cancellation now would cost. */
            cancelNow: {
                /** @description Share that is paid back, in basis points. */
                refundBps: number;
                back: number;
                /** @description The influencer. */
                influencer: number;
                /** @description Fee, satang. */
                fee: number;
                unitReturns: boolean;
            } | null;
            /** @description Jobs that ended without completion. */
            ended: {
                /** @description Paid, satang, or jobs that were paid. */
                paid: number;
                /** @description Fee, satang. */
                fee: number;
                back: number;
                /** @description Most that is paid back for the purchase, satang. */
                reimbursement: number;
                unitReturns: boolean;
            } | null;
        };
        Match: {
            /** @description How well it fits, 0 to 100. */
            score: number;
            /** @description Whether every criterion is met. */
            matched: boolean;
            /** @description Each criterion with whether it is met. */
            reasons: {
                /** @description A code, as listed. */
                code: string;
                /** @description Whether it is met. */
                met: boolean;
                /** @description Values of the reason: what was asked and what the channel has. */
                values: {
                    [key: string]: string | number;
                };
            }[];
        };
        Message: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * @description The side that wrote it.
             * @enum {string}
             */
            author: "influencer" | "marketer" | "operator" | "system";
            /** @description Whether it is the caller’s own, or the caller’s side. */
            own: boolean;
            /** @description Name. */
            name: string;
            /** @description Text. */
            text: string;
            /** @description The file; null without one. */
            file: components["schemas"]["File"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        Post: {
            /** @description Address. */
            url: string;
            /**
             * @description Result of the check.
             * @enum {string}
             */
            result: "waiting" | "passed" | "failed";
            /** @description The reason as a code. */
            reasonCode: string | null;
            /** @description The reason in words. */
            reason: string | null;
            /** @description When it was last checked; null before. */
            checkedAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        PostFigures: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description People who saw the post. */
            reach: number | null;
            /** @description How often the post was viewed. */
            views: number | null;
            /** @description Likes of the post. */
            likes: number | null;
            /** @description Comments that point at places of the draft. */
            comments: number | null;
            /** @description Shares of the post. */
            shares: number | null;
            /** @description Saves of the post. */
            saves: number | null;
            /** @description Clicks on the link. */
            clicks: number | null;
            /**
             * Format: date-time
             * @description When the platform was read.
             */
            readAt: string;
        };
        PreviewWithdrawalRequest: {
            /** @description What leaves the balance, satang, the fee included. */
            amount: number;
        };
        Rating: {
            /** @description Average of the ratings, 1 to 5. */
            average: number;
            /** @description Published reviews. */
            reviews: number;
        };
        RejectDraftRequest: {
            /**
             * @description The reason as a code.
             * @enum {string}
             */
            reasonCode: "product_unclear" | "tag_missing" | "off_brief" | "claim" | "sound" | "wrong_fact" | "other";
            /** @description The reason in words. */
            reason?: string;
            /**
             * @description Comments that point at places of the draft.
             * @default []
             */
            comments?: {
                /**
                 * @description When it happened.
                 * @default null
                 */
                at?: number | null;
                /**
                 * @description Place.
                 * @default null
                 */
                place?: ("top" | "left" | "middle" | "right" | "bottom") | null;
                /** @description Text. */
                text: string;
            }[];
        };
        RequestWithdrawalCodeRequest: Record<string, never>;
        SendDraftRequest: {
            /**
             * Format: uuid
             * @description Id of a file that was uploaded before, instead of `file`.
             */
            fileId?: string;
            /** @description A note. */
            note?: string;
            /**
             * Format: uri
             * @description Address.
             */
            url?: string;
        };
        SendInsightRequest: {
            /**
             * Format: uuid
             * @description Id of a file that was uploaded before, instead of `file`.
             */
            fileId?: string;
            /** @description A note. */
            note?: string;
            /**
             * Format: uuid
             * @description The reading that is confirmed; figures that are left out come from it.
             */
            platformInsightId?: string;
            /** @description People who saw the post. */
            reach?: number;
            /** @description How often the post was viewed. */
            views?: number;
            /** @description Likes of the post. */
            likes?: number;
            /** @description Comments that point at places of the draft. */
            comments?: number;
            /** @description Shares of the post. */
            shares?: number;
            /** @description Saves of the post. */
            saves?: number;
            /** @description Clicks on the link. */
            clicks?: number;
        };
        SendMessageRequest: {
            /**
             * @description Text.
             * @default
             */
            text?: string;
            /**
             * Format: uuid
             * @description Id of a file that was uploaded before, instead of `file`.
             */
            fileId?: string;
        };
        SendPostUrlRequest: {
            /** @description Address. */
            url: string;
        };
        SentCode: {
            /** @description To. */
            to: string;
            /**
             * @description How the code was sent.
             * @enum {string}
             */
            via: "email" | "sms" | "whatsapp";
            /** @description How many digits the code has. */
            digits: number;
            /** @description Reference that the message with the code names. */
            ref: string;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the next code can be sent.
             */
            resendAt: string;
        };
        ShipProductRequest: {
            /**
             * @description The carrier’s code; `other` for any other.
             * @default other
             * @enum {string}
             */
            carrier?: "thailand_post" | "flash" | "jt" | "kex" | "spx" | "dhl" | "other";
            /** @description Tracking number of the parcel. */
            trackingNumber: string;
        };
        StatementLine: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /**
             * @description The kind of it.
             * @enum {string}
             */
            kind: "top_up" | "grant" | "package_return" | "hold" | "release" | "payout" | "fee" | "reimbursement" | "refund" | "expiry" | "chargeback";
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "add" | "subtract" | "hold";
            /** @description Title. */
            title: string | null;
            /** @description Can be spent or withdrawn now, satang. */
            available: number;
            /** @description On hold, satang. */
            held: number;
            /** @description The available balance after the movement, satang. */
            availableAfter: number;
            /** @description The balance on hold after the movement, satang. */
            heldAfter: number;
            /** @description Id of a job. */
            jobId: string | null;
            /** @description Id of a campaign. */
            campaignId: string | null;
            /** @description Id of a charge. */
            chargeId: string | null;
            /** @description The document that belongs to it; null without one. */
            document: {
                /**
                 * Format: uuid
                 * @description Id, a UUID.
                 */
                id: string;
                /** @description Number on the document. */
                serial: string;
            } | null;
        };
        TaxParty: {
            /** @description Name. */
            name: string;
            /** @description Postal address. */
            address: string;
            /** @description 13 digits, or the number of a passport. */
            taxId: string;
            /** @description 5 digits, 00000 for the head office; null for persons. */
            branch: string | null;
        };
        TestWebhook: {
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The answer. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of a webhook endpoint.
                 */
                endpointId: string;
            };
        };
        Timeline: {
            /**
             * @description Step within the status; null when nothing is pending.
             * @enum {string}
             */
            stage: "applied" | "offer" | "mismatched" | "answer" | "invite_offer" | "ship" | "order" | "receipt" | "receipt_review" | "visit" | "photo" | "transit" | "not_arrived" | "draft" | "draft_review" | "draft_fix" | "choice" | "link" | "check" | "link_queue" | "insight" | "insight_review" | "insight_fix" | "insight_queue" | "settle" | "dispute" | "frozen";
            /**
             * @description Who must act; null if nobody must.
             * @enum {string}
             */
            act: "influencer" | "marketer" | "operator" | "system";
            /**
             * Format: date-time
             * @description Since when.
             */
            since: string;
            /**
             * Format: date-time
             * @description The deadline of the act.
             */
            dueAt: string;
            /** @description From when the side named by `opensFor` may end the job early. */
            opensAt: string | null;
            /** @description The side that may end the job early from `opensAt` on. */
            opensFor: ("influencer" | "marketer") | null;
            /**
             * Format: date-time
             * @description When the system acts if nobody does.
             */
            endAt: string;
            /**
             * @description The act or event.
             * @enum {string}
             */
            event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
        };
        UpdateCampaignRequest: {
            /**
             * @description The kind of it.
             * @enum {string}
             */
            kind?: "public" | "invite_only";
            /**
             * @description Whether credits or a package pay for the jobs.
             * @enum {string}
             */
            payBy?: "credits" | "package";
            /** @description The bought package that pays, with `payBy: package`. */
            packageId?: string | null;
            /** @description Title. */
            title?: string;
            /** @description Title in English. */
            titleEn?: string;
            /** @description What the campaign is about. */
            product?: string;
            /** @description Page of the product. */
            productUrl?: string;
            /** @description 1 awareness, 2 understanding, 3 traffic, 4 engagement, 5 coupon code, 0 other. */
            objective?: (1 | 2 | 3 | 4 | 5 | 0) | null;
            /**
             * @description Topic of the campaign.
             * @enum {string}
             */
            topic?: "beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family";
            /** @description Where the short link leads. */
            trackingUrl?: string;
            /** @description Code of a coupon that the post names. */
            couponCode?: "" | string;
            /** @description The drawn cover, if there is no picture. */
            coverScene?: string | null;
            /** @description The cover picture: `/media/{id}` of the site. Null without one. */
            coverFileId?: string | null;
            /** @description Platform of the channel. */
            channelType?: ("FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8") | null;
            /** @description What is posted. */
            postType?: ("shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel") | null;
            /** @description Last day for the draft, in Bangkok. */
            draftBy?: string | null;
            /** @description Days for the draft, counted from the start; null for the default. */
            draftDays?: number | null;
            /** @description First day on which the post is allowed, in Bangkok; null: any. */
            postFrom?: string | null;
            /** @description Last day for the post, in Bangkok. */
            postBy?: string | null;
            /** @description What the post is to show, in words. */
            brief?: {
                /**
                 * @description Text.
                 * @default
                 */
                text?: string;
                /**
                 * @description What the post must show.
                 * @default []
                 */
                dos?: string[];
                /**
                 * @description What the post must not show.
                 * @default []
                 */
                donts?: string[];
                /**
                 * @description Pictures and links that show the style.
                 * @default []
                 */
                references?: string[];
            };
            /** @description Whom the campaign looks for. An empty list or null asks nothing. */
            criteria?: {
                /**
                 * @description Fewest followers; null: any.
                 * @default null
                 */
                followersMin?: number | null;
                /**
                 * @description Most followers; null: any.
                 * @default null
                 */
                followersMax?: number | null;
                /**
                 * @description Lowest engagement rate in basis points: 250 is 2.5 %; null: any.
                 * @default null
                 */
                engagementMinBps?: number | null;
                /**
                 * @description Ages of the audience; the largest band of the channel must be one of them. Empty: any.
                 * @default []
                 */
                audienceAges?: ("13-17" | "18-24" | "25-34" | "35-44" | "45+")[];
                /**
                 * @description Main gender of the audience; null: any.
                 * @default null
                 */
                audienceGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Province codes such as `TH-10`; the influencer or most of the audience lives there. Empty: any.
                 * @default []
                 */
                provinces?: string[];
                /**
                 * @description Topics of the channel. Empty: any.
                 * @default []
                 */
                interests?: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
                /**
                 * @description Gender of the influencer; null: any.
                 * @default null
                 */
                influencerGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Lowest age of the influencer; null: any.
                 * @default null
                 */
                influencerAgeMin?: number | null;
                /**
                 * @description Highest age of the influencer; null: any.
                 * @default null
                 */
                influencerAgeMax?: number | null;
                /**
                 * @description Country ids of the influencer’s nationality; 209 is Thailand. Empty: any.
                 * @default []
                 */
                nationalities?: number[];
            };
            /** @description Pay of the influencer for one job, satang. */
            price?: number | null;
            /** @description How many influencers are wanted. */
            slots?: number;
            /** @description Last day on which the campaign accepts applications, in Bangkok. */
            closeOn?: string | null;
            /**
             * @description Whether influencers may ask for another price.
             * @enum {string}
             */
            counterOffers?: "no" | "yes";
            /** @description The buyer’s own purchase order number; empty or null without one. */
            poNumber?: string;
            /** @description The buyer’s own cost centre; empty or null without one. */
            costCentre?: string;
            /** @description How the marketer may use the post. */
            usageRights?: "" | ("creator_only" | "brand_social" | "brand_ads" | "all_media");
            /** @description Last day on which the marketer may use the post. */
            usageEndsOn?: string | null;
            /** @description How the influencer gets the product: `shipping` a parcel from the marketer, `buy order` an order online and `buy product` a purchase in a shop, both paid back, `invite` a visit, `photo` pictures from the marketer. */
            reviewOption?: ("buy order" | "shipping" | "buy product" | "photo" | "invite") | null;
            /** @description Value of the product, satang. */
            productValue?: number | null;
            /** @description How many pieces each influencer gets. */
            productQuantity?: number;
            /** @description Variants to choose from. */
            productVariants?: string[];
            /** @description Most that is paid back for the purchase, satang. */
            reimbursementCap?: number | null;
            /** @description The code that the staff shows at the visit. */
            checkInCode?: string | null;
            /** @description Where the visit is. */
            venue?: string;
            /** @description The tag that marks the post as an advertisement. */
            disclosureTag?: "" | string;
            /** @description Number of the version; it rises with each change. Send the one that was read. */
            version: number;
        };
        VerifiedCode: {
            /**
             * @description What it is for.
             * @enum {string}
             */
            purpose: "verify_email" | "verify_phone" | "verify_whatsapp" | "finance_email" | "email_change" | "phone_change" | "phone_lost" | "bank_change" | "withdrawal" | "deactivation" | "collect";
            /**
             * @description Whether it is verified.
             * @constant
             */
            verified: true;
            /** @description Until when the confirmation counts. */
            grantUntil: string;
        };
        VerifyWithdrawalCodeRequest: {
            /** @description A code, as listed. */
            code: string;
        };
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description Address. */
            url: string;
            /** @description Events that are sent to the endpoint: a type, or a group such as `job.*`. */
            events: ("job.*" | "campaign.*" | "charge.paid" | "withdrawal.*")[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * @description `active`; `off`: turned off by its owner; `failed`: turned off because a delivery failed at every try; `closed`: the account was closed.
             * @enum {string}
             */
            state: "active" | "off" | "failed" | "closed";
            /** @description When it was turned off; null while it is on. */
            offAt: string | null;
            /** @description Until when a replaced secret signs too; null without one. */
            oldSecretUntil: string | null;
        };
        Withdrawal: {
            /**
             * Format: uuid
             * @description Id, a UUID.
             */
            id: string;
            /** @description The number that people name. */
            reference: string;
            /** @description Satang. */
            amount: number;
            /** @description Fee, satang. */
            fee: number;
            /** @description After the deductions, satang. */
            net: number;
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "automatic" | "manual";
            /**
             * @description How it stands.
             * @enum {string}
             */
            status: "Pending" | "TransferComplete" | "Rejected";
            /** @description The reason in words. */
            reason: string | null;
            /** @description The day of the transfer. */
            expectedOn: string;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            requestedAt: string;
            /** @description When it was decided; null before. */
            decidedAt: string | null;
            /** @description Sent back by the bank, or returned. */
            returned: boolean;
            /** @description The proof of the payment. */
            slip: string;
            /** @description The talent manager who requested it; null for the person themselves. */
            requestedBy: string | null;
            /** @description Name of the bank. */
            bankName: {
                /** @description In Thai. */
                th: string;
                /** @description In English. */
                en: string;
            };
            /** @description The last four digits. */
            last4: string;
        };
        WithdrawalPreview: {
            /** @description Satang. */
            amount: number;
            /** @description Fee, satang. */
            fee: number;
            /** @description After the deductions, satang. */
            net: number;
            /** @description What stays in the balance, satang. */
            left: number;
        };
        WithdrawalWebhook: {
            /**
             * @description The type of it.
             * @enum {string}
             */
            type: "withdrawal.pending" | "withdrawal.completed" | "withdrawal.rejected";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The answer. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of a withdrawal.
                 */
                withdrawalId: string;
                /** @description Satang. */
                amount: number;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                status: "Pending" | "TransferComplete" | "Rejected";
                /** @description The status before; null for a new one. */
                previousStatus: ("Pending" | "TransferComplete" | "Rejected") | null;
            };
        };
    };
    responses: {
        /** @description There is no valid token. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthenticated",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unauthenticated";
                };
            };
        };
        /** @description There is no such thing, or it belongs to another account. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "not_found";
                };
            };
        };
        /** @description The address has other methods: see `Allow`. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "method_not_allowed",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "method_not_allowed";
                };
            };
        };
        /** @description A file needs `Content-Length`. */
        LengthRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "length_required",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "length_required";
                };
            };
        };
        /** @description The body is too large. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "body_too_large",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "body_too_large";
                };
            };
        };
        /** @description A part of the address is too long. */
        AddressTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "address_too_long",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_too_long";
                };
            };
        };
        /** @description The body has another media type. */
        JsonRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "json_required",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "json_required";
                };
            };
        };
        /** @description Too many requests: try again after `Retry-After` seconds. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rate_limited",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "rate_limited";
                };
            };
        };
        /** @description Something went wrong on our side. */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "internal";
                };
            };
        };
        /** @description Talad is unavailable for a moment: try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unavailable";
                };
            };
        };
        /** @description The request is not as described. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "address_invalid",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_invalid" | "invalid_input" | "unknown_field";
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "account_closed",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "account_closed" | "account_expired" | "account_suspended" | "permission_missing" | "scope_missing" | "wrong_role";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "package_empty",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "package_empty";
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "permission_missing",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "permission_missing" | "scope_missing" | "wrong_role";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "campaign_state",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "campaign_state" | "conflict";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "campaign_state",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "campaign_state";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "brief_incomplete",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "brief_incomplete" | "package_empty";
                };
            };
        };
        /** @description The request is not as described. */
        BadRequest2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "address_invalid",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_invalid" | "idempotency_key_required" | "invalid_input" | "unknown_field";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict10: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "idempotency_conflict",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_conflict";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable7: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "amount_too_large",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "amount_too_large" | "amount_too_small" | "profile_incomplete" | "withholding_company";
                };
            };
        };
        /** @description body_too_large, file_too_large */
        Status413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "body_too_large",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "body_too_large" | "file_too_large";
                };
            };
        };
        /** @description file_kind, json_required */
        Status415: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "file_kind",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "file_kind" | "json_required";
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "wrong_role",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "wrong_role";
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "account_closed",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "account_closed" | "account_expired" | "account_suspended" | "scope_missing" | "wrong_role";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict14: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "already_applied",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "already_applied" | "application_refused" | "campaign_closed" | "campaign_not_live" | "campaign_paused" | "channel_not_usable" | "criteria_met" | "idempotency_conflict" | "party_not_active" | "slot_taken";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable11: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "contact_data",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "contact_data" | "criteria_not_met";
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden5: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "scope_missing",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "scope_missing" | "wrong_role";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict18: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "withdrawal_pending",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "withdrawal_pending";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable15: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "bank_account_missing",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "bank_account_missing" | "bank_account_unverified" | "bank_account_waiting" | "insufficient_balance" | "promptpay_changed" | "withdrawal_minimum";
                };
            };
        };
        /** @description Too soon: try again after `Retry-After` seconds. */
        RateLimited2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "otp_day_limit",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "otp_day_limit" | "otp_hour_limit" | "otp_resend_wait" | "rate_limited";
                };
            };
        };
        /** @description unavailable, whatsapp_unavailable */
        Unavailable3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unavailable" | "whatsapp_unavailable";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict19: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "address_taken",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_taken";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable16: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "otp_expired",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "otp_expired" | "otp_used_up" | "otp_wrong";
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden6: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "account_closed",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "account_closed" | "account_expired" | "account_suspended" | "scope_missing" | "step_up_required" | "wrong_role";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict20: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "idempotency_conflict",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_conflict" | "withdrawal_pending";
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden7: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "permission_missing",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "permission_missing" | "scope_missing";
                };
            };
        };
        /** @description The caller may not do this. */
        Forbidden8: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "account_closed",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "account_closed" | "account_expired" | "account_suspended" | "permission_missing" | "scope_missing";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict22: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "approval_requested",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "campaign_closed" | "counter_offer_pending" | "hold_changed" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "party_not_active" | "price_changed" | "slot_taken";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable18: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "insufficient_credits",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "insufficient_credits" | "package_empty" | "profile_incomplete" | "tax_class_required";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict23: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "approval_requested",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict26: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "already_shipped",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "already_shipped" | "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "review_option_differs";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable20: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "tracking_required",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "tracking_required";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable22: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "reason_required",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "reason_required";
                };
            };
        };
        /** @description The request is not as described. */
        BadRequest4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "address_invalid",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_invalid" | "idempotency_key_required" | "invalid_input" | "unknown_field" | "upload_broken";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict31: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "approval_requested",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "nothing_to_review";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict33: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "approval_requested",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "brand_is_choosing" | "draft_in_review" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable25: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "draft_needs_picture",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "draft_needs_picture" | "draft_needs_video" | "file_broken" | "file_pixels" | "file_quota" | "file_required";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict34: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "approval_requested",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "nothing_to_review" | "rejections_left" | "rejections_used";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict36: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "approval_requested",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "post_too_early";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable27: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "post_other_account",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "post_other_account" | "post_url_invalid";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict38: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "approval_requested",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "insight_in_review" | "job_disputed" | "job_frozen" | "job_state";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable29: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "file_broken",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "file_broken" | "file_pixels" | "file_quota" | "file_required" | "insight_evidence_required";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict41: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "approval_requested",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable31: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "contact_data",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "contact_data" | "file_broken" | "file_pixels" | "file_quota" | "file_required" | "message_empty";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict44: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "webhook_endpoints_full",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "webhook_endpoints_full";
                };
            };
        };
        /** @description The request is as described, but cannot be done. */
        Unprocessable32: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "webhook_events",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "webhook_events" | "webhook_url";
                };
            };
        };
        /** @description The state of things does not allow this, or has changed. */
        Conflict45: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "webhook_endpoint_off",
                 *       "message": "In words, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "webhook_endpoint_off";
                };
            };
        };
    };
    parameters: {
        /**
         * @description Chosen by you for this request; the same key again repeats the first answer.
         * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
         */
        IdempotencyKey: string;
        /** @description Language of messages and texts. */
        Language: "th" | "en";
    };
    requestBodies: never;
    headers: {
        /** @description Id of this request */
        "X-Request-Id": string;
        /** @description Requests per minute */
        "RateLimit-Limit": number;
        /** @description Requests that are left */
        "RateLimit-Remaining": number;
        /** @description Seconds until all are there again */
        "RateLimit-Reset": number;
        /** @description Seconds after which to try again */
        "Retry-After": number;
        /** @description The methods of the address */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "kind": "public",
                 *       "payBy": "credits",
                 *       "packageId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *       "title": "เปิดตัวมัตฉะ",
                 *       "titleEn": "Matcha launch",
                 *       "product": "Matcha latte set",
                 *       "productUrl": "Matcha launch",
                 *       "objective": 1,
                 *       "topic": "beauty",
                 *       "trackingUrl": "Matcha launch",
                 *       "couponCode": "",
                 *       "coverScene": "Matcha launch",
                 *       "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *       "channelType": "FACEBOOK_PROFILE",
                 *       "postType": "shareLink",
                 *       "draftBy": "2025-12-05",
                 *       "draftDays": 3,
                 *       "postFrom": "2025-12-05",
                 *       "postBy": "2025-12-05",
                 *       "brief": {
                 *         "text": "The draft will be ready on Friday.",
                 *         "dos": [
                 *           "Matcha launch"
                 *         ],
                 *         "donts": [
                 *           "Matcha launch"
                 *         ],
                 *         "references": [
                 *           "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                 *         ]
                 *       },
                 *       "criteria": {
                 *         "followersMin": 10000,
                 *         "followersMax": 3,
                 *         "engagementMinBps": 3,
                 *         "audienceAges": [
                 *           "13-17"
                 *         ],
                 *         "audienceGender": "female",
                 *         "provinces": [
                 *           "TH-10"
                 *         ],
                 *         "interests": [
                 *           "beauty"
                 *         ],
                 *         "influencerGender": "female",
                 *         "influencerAgeMin": 13,
                 *         "influencerAgeMax": 13,
                 *         "nationalities": [
                 *           3
                 *         ]
                 *       },
                 *       "price": 450000,
                 *       "slots": 10,
                 *       "closeOn": "2025-12-05",
                 *       "counterOffers": "no",
                 *       "poNumber": "Matcha launch",
                 *       "costCentre": "Matcha launch",
                 *       "usageRights": "",
                 *       "usageEndsOn": "2025-12-05",
                 *       "reviewOption": "buy order",
                 *       "productValue": 3,
                 *       "productQuantity": 3,
                 *       "productVariants": [
                 *         "Matcha launch"
                 *       ],
                 *       "reimbursementCap": 3,
                 *       "checkInCode": "Matcha launc",
                 *       "venue": "Matcha launch",
                 *       "disclosureTag": ""
                 *     }
                 */
                "application/json": components["schemas"]["CreateCampaignRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "kind": "public",
                     *         "payBy": "credits",
                     *         "packageId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "title": "เปิดตัวมัตฉะ",
                     *         "titleEn": "Matcha launch",
                     *         "product": "Matcha latte set",
                     *         "productUrl": "Matcha launch",
                     *         "objective": 1,
                     *         "topic": "beauty",
                     *         "trackingUrl": "Matcha launch",
                     *         "couponCode": "Matcha launch",
                     *         "coverScene": "Matcha launch",
                     *         "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "channelType": "FACEBOOK_PROFILE",
                     *         "postType": "shareLink",
                     *         "draftBy": "2025-12-05",
                     *         "draftDays": 3,
                     *         "postFrom": "2025-12-05",
                     *         "postBy": "2025-12-05",
                     *         "brief": {
                     *           "text": "The draft will be ready on Friday.",
                     *           "dos": [
                     *             "Matcha launch"
                     *           ],
                     *           "donts": [
                     *             "Matcha launch"
                     *           ],
                     *           "references": [
                     *             "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *           ]
                     *         },
                     *         "criteria": {
                     *           "followersMin": 10000,
                     *           "followersMax": 3,
                     *           "engagementMinBps": 3,
                     *           "audienceAges": [
                     *             "13-17"
                     *           ],
                     *           "audienceGender": "female",
                     *           "provinces": [
                     *             "TH-10"
                     *           ],
                     *           "interests": [
                     *             "beauty"
                     *           ],
                     *           "influencerGender": "female",
                     *           "influencerAgeMin": 13,
                     *           "influencerAgeMax": 13,
                     *           "nationalities": [
                     *             3
                     *           ]
                     *         },
                     *         "price": 450000,
                     *         "slots": 10,
                     *         "closeOn": "2025-12-05",
                     *         "counterOffers": "no",
                     *         "poNumber": "Matcha launch",
                     *         "costCentre": "Matcha launch",
                     *         "usageRights": "",
                     *         "usageEndsOn": "2025-12-05",
                     *         "reviewOption": "buy order",
                     *         "productValue": 3,
                     *         "productQuantity": 3,
                     *         "productVariants": [
                     *           "Matcha launch"
                     *         ],
                     *         "reimbursementCap": 3,
                     *         "checkInCode": "Matcha launch",
                     *         "venue": "Matcha launch",
                     *         "disclosureTag": "Matcha launch",
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "draft",
                     *         "paused": true,
                     *         "version": 3,
                     *         "slotsTaken": 3,
                     *         "closeAt": "2025-11-21T07:00:00.000Z",
                     *         "reviewNote": "Matcha launch",
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "updatedAt": "2025-11-21T07:00:00.000Z",
                     *         "submittedAt": "2025-11-21T07:00:00.000Z",
                     *         "publishedAt": "2025-11-21T07:00:00.000Z",
                     *         "closedAt": "2025-11-21T07:00:00.000Z",
                     *         "marketer": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "name": "Namphueng",
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *         },
                     *         "editable": [
                     *           "Matcha launch"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "code": "goal",
                     *             "missing": [
                     *               "Matcha launch"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "kind": "public",
                     *         "payBy": "credits",
                     *         "packageId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "title": "เปิดตัวมัตฉะ",
                     *         "titleEn": "Matcha launch",
                     *         "product": "Matcha latte set",
                     *         "productUrl": "Matcha launch",
                     *         "objective": 1,
                     *         "topic": "beauty",
                     *         "trackingUrl": "Matcha launch",
                     *         "couponCode": "Matcha launch",
                     *         "coverScene": "Matcha launch",
                     *         "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "channelType": "FACEBOOK_PROFILE",
                     *         "postType": "shareLink",
                     *         "draftBy": "2025-12-05",
                     *         "draftDays": 3,
                     *         "postFrom": "2025-12-05",
                     *         "postBy": "2025-12-05",
                     *         "brief": {
                     *           "text": "The draft will be ready on Friday.",
                     *           "dos": [
                     *             "Matcha launch"
                     *           ],
                     *           "donts": [
                     *             "Matcha launch"
                     *           ],
                     *           "references": [
                     *             "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *           ]
                     *         },
                     *         "criteria": {
                     *           "followersMin": 10000,
                     *           "followersMax": 3,
                     *           "engagementMinBps": 3,
                     *           "audienceAges": [
                     *             "13-17"
                     *           ],
                     *           "audienceGender": "female",
                     *           "provinces": [
                     *             "TH-10"
                     *           ],
                     *           "interests": [
                     *             "beauty"
                     *           ],
                     *           "influencerGender": "female",
                     *           "influencerAgeMin": 13,
                     *           "influencerAgeMax": 13,
                     *           "nationalities": [
                     *             3
                     *           ]
                     *         },
                     *         "price": 450000,
                     *         "slots": 10,
                     *         "closeOn": "2025-12-05",
                     *         "counterOffers": "no",
                     *         "poNumber": "Matcha launch",
                     *         "costCentre": "Matcha launch",
                     *         "usageRights": "",
                     *         "usageEndsOn": "2025-12-05",
                     *         "reviewOption": "buy order",
                     *         "productValue": 3,
                     *         "productQuantity": 3,
                     *         "productVariants": [
                     *           "Matcha launch"
                     *         ],
                     *         "reimbursementCap": 3,
                     *         "checkInCode": "Matcha launch",
                     *         "venue": "Matcha launch",
                     *         "disclosureTag": "Matcha launch",
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "draft",
                     *         "paused": true,
                     *         "version": 3,
                     *         "slotsTaken": 3,
                     *         "closeAt": "2025-11-21T07:00:00.000Z",
                     *         "reviewNote": "Matcha launch",
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "updatedAt": "2025-11-21T07:00:00.000Z",
                     *         "submittedAt": "2025-11-21T07:00:00.000Z",
                     *         "publishedAt": "2025-11-21T07:00:00.000Z",
                     *         "closedAt": "2025-11-21T07:00:00.000Z",
                     *         "marketer": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "name": "Namphueng",
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *         },
                     *         "editable": [
                     *           "Matcha launch"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "code": "goal",
                     *             "missing": [
                     *               "Matcha launch"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "public",
                 *       "payBy": "credits",
                 *       "packageId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *       "title": "เปิดตัวมัตฉะ",
                 *       "titleEn": "Matcha launch",
                 *       "product": "Matcha latte set",
                 *       "productUrl": "Matcha launch",
                 *       "objective": 1,
                 *       "topic": "beauty",
                 *       "trackingUrl": "Matcha launch",
                 *       "couponCode": "",
                 *       "coverScene": "Matcha launch",
                 *       "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *       "channelType": "FACEBOOK_PROFILE",
                 *       "postType": "shareLink",
                 *       "draftBy": "2025-12-05",
                 *       "draftDays": 3,
                 *       "postFrom": "2025-12-05",
                 *       "postBy": "2025-12-05",
                 *       "brief": {
                 *         "text": "The draft will be ready on Friday.",
                 *         "dos": [
                 *           "Matcha launch"
                 *         ],
                 *         "donts": [
                 *           "Matcha launch"
                 *         ],
                 *         "references": [
                 *           "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                 *         ]
                 *       },
                 *       "criteria": {
                 *         "followersMin": 10000,
                 *         "followersMax": 3,
                 *         "engagementMinBps": 3,
                 *         "audienceAges": [
                 *           "13-17"
                 *         ],
                 *         "audienceGender": "female",
                 *         "provinces": [
                 *           "TH-10"
                 *         ],
                 *         "interests": [
                 *           "beauty"
                 *         ],
                 *         "influencerGender": "female",
                 *         "influencerAgeMin": 13,
                 *         "influencerAgeMax": 13,
                 *         "nationalities": [
                 *           3
                 *         ]
                 *       },
                 *       "price": 450000,
                 *       "slots": 10,
                 *       "closeOn": "2025-12-05",
                 *       "counterOffers": "no",
                 *       "poNumber": "Matcha launch",
                 *       "costCentre": "Matcha launch",
                 *       "usageRights": "",
                 *       "usageEndsOn": "2025-12-05",
                 *       "reviewOption": "buy order",
                 *       "productValue": 3,
                 *       "productQuantity": 3,
                 *       "productVariants": [
                 *         "Matcha launch"
                 *       ],
                 *       "reimbursementCap": 3,
                 *       "checkInCode": "Matcha launc",
                 *       "venue": "Matcha launch",
                 *       "disclosureTag": "",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCampaignRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "kind": "public",
                     *         "payBy": "credits",
                     *         "packageId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "title": "เปิดตัวมัตฉะ",
                     *         "titleEn": "Matcha launch",
                     *         "product": "Matcha latte set",
                     *         "productUrl": "Matcha launch",
                     *         "objective": 1,
                     *         "topic": "beauty",
                     *         "trackingUrl": "Matcha launch",
                     *         "couponCode": "Matcha launch",
                     *         "coverScene": "Matcha launch",
                     *         "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "channelType": "FACEBOOK_PROFILE",
                     *         "postType": "shareLink",
                     *         "draftBy": "2025-12-05",
                     *         "draftDays": 3,
                     *         "postFrom": "2025-12-05",
                     *         "postBy": "2025-12-05",
                     *         "brief": {
                     *           "text": "The draft will be ready on Friday.",
                     *           "dos": [
                     *             "Matcha launch"
                     *           ],
                     *           "donts": [
                     *             "Matcha launch"
                     *           ],
                     *           "references": [
                     *             "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *           ]
                     *         },
                     *         "criteria": {
                     *           "followersMin": 10000,
                     *           "followersMax": 3,
                     *           "engagementMinBps": 3,
                     *           "audienceAges": [
                     *             "13-17"
                     *           ],
                     *           "audienceGender": "female",
                     *           "provinces": [
                     *             "TH-10"
                     *           ],
                     *           "interests": [
                     *             "beauty"
                     *           ],
                     *           "influencerGender": "female",
                     *           "influencerAgeMin": 13,
                     *           "influencerAgeMax": 13,
                     *           "nationalities": [
                     *             3
                     *           ]
                     *         },
                     *         "price": 450000,
                     *         "slots": 10,
                     *         "closeOn": "2025-12-05",
                     *         "counterOffers": "no",
                     *         "poNumber": "Matcha launch",
                     *         "costCentre": "Matcha launch",
                     *         "usageRights": "",
                     *         "usageEndsOn": "2025-12-05",
                     *         "reviewOption": "buy order",
                     *         "productValue": 3,
                     *         "productQuantity": 3,
                     *         "productVariants": [
                     *           "Matcha launch"
                     *         ],
                     *         "reimbursementCap": 3,
                     *         "checkInCode": "Matcha launch",
                     *         "venue": "Matcha launch",
                     *         "disclosureTag": "Matcha launch",
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "draft",
                     *         "paused": true,
                     *         "version": 3,
                     *         "slotsTaken": 3,
                     *         "closeAt": "2025-11-21T07:00:00.000Z",
                     *         "reviewNote": "Matcha launch",
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "updatedAt": "2025-11-21T07:00:00.000Z",
                     *         "submittedAt": "2025-11-21T07:00:00.000Z",
                     *         "publishedAt": "2025-11-21T07:00:00.000Z",
                     *         "closedAt": "2025-11-21T07:00:00.000Z",
                     *         "marketer": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "name": "Namphueng",
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *         },
                     *         "editable": [
                     *           "Matcha launch"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "code": "goal",
                     *             "missing": [
                     *               "Matcha launch"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "kind": "public",
                     *         "payBy": "credits",
                     *         "packageId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "title": "เปิดตัวมัตฉะ",
                     *         "titleEn": "Matcha launch",
                     *         "product": "Matcha latte set",
                     *         "productUrl": "Matcha launch",
                     *         "objective": 1,
                     *         "topic": "beauty",
                     *         "trackingUrl": "Matcha launch",
                     *         "couponCode": "Matcha launch",
                     *         "coverScene": "Matcha launch",
                     *         "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "channelType": "FACEBOOK_PROFILE",
                     *         "postType": "shareLink",
                     *         "draftBy": "2025-12-05",
                     *         "draftDays": 3,
                     *         "postFrom": "2025-12-05",
                     *         "postBy": "2025-12-05",
                     *         "brief": {
                     *           "text": "The draft will be ready on Friday.",
                     *           "dos": [
                     *             "Matcha launch"
                     *           ],
                     *           "donts": [
                     *             "Matcha launch"
                     *           ],
                     *           "references": [
                     *             "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *           ]
                     *         },
                     *         "criteria": {
                     *           "followersMin": 10000,
                     *           "followersMax": 3,
                     *           "engagementMinBps": 3,
                     *           "audienceAges": [
                     *             "13-17"
                     *           ],
                     *           "audienceGender": "female",
                     *           "provinces": [
                     *             "TH-10"
                     *           ],
                     *           "interests": [
                     *             "beauty"
                     *           ],
                     *           "influencerGender": "female",
                     *           "influencerAgeMin": 13,
                     *           "influencerAgeMax": 13,
                     *           "nationalities": [
                     *             3
                     *           ]
                     *         },
                     *         "price": 450000,
                     *         "slots": 10,
                     *         "closeOn": "2025-12-05",
                     *         "counterOffers": "no",
                     *         "poNumber": "Matcha launch",
                     *         "costCentre": "Matcha launch",
                     *         "usageRights": "",
                     *         "usageEndsOn": "2025-12-05",
                     *         "reviewOption": "buy order",
                     *         "productValue": 3,
                     *         "productQuantity": 3,
                     *         "productVariants": [
                     *           "Matcha launch"
                     *         ],
                     *         "reimbursementCap": 3,
                     *         "checkInCode": "Matcha launch",
                     *         "venue": "Matcha launch",
                     *         "disclosureTag": "Matcha launch",
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "draft",
                     *         "paused": true,
                     *         "version": 3,
                     *         "slotsTaken": 3,
                     *         "closeAt": "2025-11-21T07:00:00.000Z",
                     *         "reviewNote": "Matcha launch",
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "updatedAt": "2025-11-21T07:00:00.000Z",
                     *         "submittedAt": "2025-11-21T07:00:00.000Z",
                     *         "publishedAt": "2025-11-21T07:00:00.000Z",
                     *         "closedAt": "2025-11-21T07:00:00.000Z",
                     *         "marketer": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "name": "Namphueng",
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *         },
                     *         "editable": [
                     *           "Matcha launch"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "code": "goal",
                     *             "missing": [
                     *               "Matcha launch"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict2"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable2"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    estimateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "criteria": {
                 *         "followersMin": 10000,
                 *         "followersMax": 3,
                 *         "engagementMinBps": 3,
                 *         "audienceAges": [
                 *           "13-17"
                 *         ],
                 *         "audienceGender": "female",
                 *         "provinces": [
                 *           "TH-10"
                 *         ],
                 *         "interests": [
                 *           "beauty"
                 *         ],
                 *         "influencerGender": "female",
                 *         "influencerAgeMin": 13,
                 *         "influencerAgeMax": 13,
                 *         "nationalities": [
                 *           3
                 *         ]
                 *       },
                 *       "channelType": "FACEBOOK_PROFILE",
                 *       "postType": "shareLink",
                 *       "price": 450000,
                 *       "slots": 10
                 *     }
                 */
                "application/json": components["schemas"]["EstimateCampaignRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "steps": [
                     *           {
                     *             "code": "followersMin",
                     *             "count": 3
                     *           }
                     *         ],
                     *         "matching": 3,
                     *         "suggestion": {
                     *           "code": "followersMin",
                     *           "value": 3,
                     *           "gain": 3
                     *         },
                     *         "prices": {
                     *           "low": 3,
                     *           "high": 3
                     *         },
                     *         "cost": {
                     *           "price": 450000,
                     *           "fee": 45000,
                     *           "feeBps": 1000,
                     *           "perSlot": 3,
                     *           "slots": 10,
                     *           "openSlots": 3,
                     *           "reimbursement": 3,
                     *           "total": 42
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Estimate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "results": {
                     *           "posts": 3,
                     *           "reach": 3,
                     *           "views": 3,
                     *           "engagement": 3,
                     *           "clicks": 3,
                     *           "couponUses": 3
                     *         },
                     *         "clicksTracked": true,
                     *         "perThousand": 3,
                     *         "perEngagement": 3,
                     *         "perClick": 3,
                     *         "perCouponUse": 3,
                     *         "targets": {
                     *           "reach": 3,
                     *           "engagement": 3,
                     *           "clicks": 3,
                     *           "couponUses": 3,
                     *           "perEngagement": 3
                     *         },
                     *         "market": {
                     *           "channelType": "FACEBOOK_PROFILE",
                     *           "postType": "shareLink",
                     *           "campaigns": 3,
                     *           "computedOn": "2025-12-05",
                     *           "reachPerPost": 3,
                     *           "engagementPerPost": 3,
                     *           "clicksPerPost": 3,
                     *           "perThousand": 3,
                     *           "perEngagement": 3,
                     *           "perClick": 3
                     *         },
                     *         "jobs": {
                     *           "complete": 3,
                     *           "inProgress": 3,
                     *           "ended": 3
                     *         },
                     *         "spentOnPosts": 3,
                     *         "money": {
                     *           "putOnHold": 3,
                     *           "held": 3,
                     *           "paid": 3,
                     *           "fees": 3,
                     *           "completed": {
                     *             "pay": 3,
                     *             "fee": 45000
                     *           },
                     *           "cancelled": {
                     *             "pay": 3,
                     *             "fee": 45000
                     *           },
                     *           "reimbursed": 3,
                     *           "returned": 3,
                     *           "package": {
                     *             "onHold": 3,
                     *             "used": 3,
                     *             "unitsReturned": 3,
                     *             "returned": 3
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CampaignReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplicants: {
        parameters: {
            query?: {
                /** @description The cursor `next` of the answer before; the first page without it. */
                after?: string;
                /** @description How many to answer at most, 1 to 100. */
                limit?: number;
                /** @description Order of the list. */
                sort?: "score" | "newest" | "followers";
                /** @description Whether every criterion is met. */
                matched?: "true" | "false";
                /**
                 * @description What to read with the list, joined by commas: `influencer`, `channel`. For marketers; see `expanded` of the answer. Each needs the scope of its own operations.
                 * @example influencer,channel
                 */
                expand?: string;
            };
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "status": "MATCHED",
                     *           "stage": "applied",
                     *           "source": "application",
                     *           "campaign": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "title": "เปิดตัวมัตฉะ",
                     *             "titleEn": "Matcha launch",
                     *             "postType": "shareLink",
                     *             "reviewOption": "buy order",
                     *             "topic": "Matcha launch",
                     *             "coverScene": "Matcha launch",
                     *             "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *           },
                     *           "marketer": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng",
                     *             "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "rating": {
                     *               "average": 3,
                     *               "reviews": 3
                     *             }
                     *           },
                     *           "influencer": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng",
                     *             "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "rating": {
                     *               "average": 3,
                     *               "reviews": 3
                     *             },
                     *             "handle": "namphueng.eats",
                     *             "reliability": 3
                     *           },
                     *           "channel": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "type": "FACEBOOK_PROFILE",
                     *             "handle": "namphueng.eats",
                     *             "name": "Namphueng",
                     *             "url": "https://www.tiktok.com/@namphueng.eats",
                     *             "avatarUrl": "Matcha launch",
                     *             "followers": 48200,
                     *             "engagementBps": 420
                     *           },
                     *           "price": 450000,
                     *           "held": 3,
                     *           "net": 436500,
                     *           "fundedBy": "credits",
                     *           "fee": 45000,
                     *           "toHold": 495000,
                     *           "match": {
                     *             "score": 86,
                     *             "matched": true,
                     *             "reasons": [
                     *               {
                     *                 "code": "followersMin",
                     *                 "met": true,
                     *                 "values": {
                     *                   "all": "Matcha launch"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "asked": 3,
                     *           "offer": "none",
                     *           "offerPrice": 3,
                     *           "note": "I visit cafés every week.",
                     *           "postFrom": "2025-12-05",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "act": "influencer",
                     *           "disputed": true,
                     *           "frozen": true,
                     *           "endedBy": "influencer",
                     *           "endReason": "Matcha launch",
                     *           "withdrawn": true,
                     *           "createdAt": "2025-11-21T07:00:00.000Z",
                     *           "updatedAt": "2025-11-21T07:00:00.000Z"
                     *         }
                     *       ],
                     *       "next": "Matcha launch",
                     *       "total": 42,
                     *       "counts": {
                     *         "all": 3
                     *       },
                     *       "slotsLeft": 3,
                     *       "expanded": {
                     *         "influencer": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng",
                     *             "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "bio": "Matcha launch",
                     *             "interests": [
                     *               "beauty"
                     *             ],
                     *             "province": "Matcha launch",
                     *             "reliability": 3
                     *           }
                     *         ],
                     *         "channel": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "type": "FACEBOOK_PROFILE",
                     *             "handle": "namphueng.eats",
                     *             "url": "https://www.tiktok.com/@namphueng.eats",
                     *             "avatarUrl": "Matcha launch",
                     *             "followers": 48200,
                     *             "engagementBps": 420,
                     *             "averageViews": 3,
                     *             "score": 86,
                     *             "checkedAt": "2025-11-21T07:00:00.000Z",
                     *             "audience": {
                     *               "gender": {
                     *                 "female": 3,
                     *                 "male": 3,
                     *                 "other": 3
                     *               },
                     *               "age": {
                     *                 "13-17": 3,
                     *                 "18-24": 3,
                     *                 "25-34": 3,
                     *                 "35-44": 3,
                     *                 "45+": 3
                     *               },
                     *               "location": [
                     *                 {
                     *                   "place": "Matcha launch",
                     *                   "percent": 62
                     *                 }
                     *               ]
                     *             },
                     *             "prices": [
                     *               {
                     *                 "postType": "shareLink",
                     *                 "price": 450000
                     *               }
                     *             ],
                     *             "influencerId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobRow"][];
                        /** @description The cursor of the next page; null on the last one. */
                        next: string | null;
                        /** @description The sum, satang, or the number of results. */
                        total?: number;
                        /** @description How many there are for each filter. */
                        counts: {
                            [key: string]: number;
                        };
                        /** @description How many are still wanted. */
                        slotsLeft: number;
                        /** @description With `expand`: what the rows of this page name, each once. What the caller cannot see is left out. */
                        expanded?: {
                            /** @description The influencer of each row. */
                            influencer?: components["schemas"]["InfluencerFacts"][];
                            /** @description The channel of each row, with prices and audience. */
                            channel?: components["schemas"]["ChannelFacts"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCredits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "available": 3,
                     *         "held": 3,
                     *         "expiringNext": {
                     *           "amount": 1000000,
                     *           "expiresAt": "2025-11-21T07:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CreditBalance"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description The cursor `next` of the answer before; the first page without it. */
                after?: string;
                /** @description How many to answer at most, 1 to 100. */
                limit?: number;
                /** @description A month as yyyy-mm, in Bangkok. */
                month?: string;
                /** @description The type of it. */
                type?: "add" | "subtract" | "hold";
            };
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "at": "2025-11-21T07:00:00.000Z",
                     *           "kind": "top_up",
                     *           "type": "add",
                     *           "title": "Matcha launch",
                     *           "available": 3,
                     *           "held": 3,
                     *           "availableAfter": 3,
                     *           "heldAfter": 3,
                     *           "jobId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "chargeId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "document": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "serial": "Matcha launch"
                     *           }
                     *         }
                     *       ],
                     *       "next": "Matcha launch",
                     *       "total": 42,
                     *       "totals": {
                     *         "opening": {
                     *           "available": 3,
                     *           "held": 3
                     *         },
                     *         "moves": [
                     *           {
                     *             "kind": "top_up",
                     *             "available": 3,
                     *             "held": 3
                     *           }
                     *         ],
                     *         "closing": {
                     *           "available": 3,
                     *           "held": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["StatementLine"][];
                        /** @description The cursor of the next page; null on the last one. */
                        next: string | null;
                        /** @description The sum, satang, or the number of results. */
                        total?: number;
                        /** @description Opening, movements and closing of the month. */
                        totals: {
                            opening: {
                                /** @description Can be spent or withdrawn now, satang. */
                                available: number;
                                /** @description On hold, satang. */
                                held: number;
                            };
                            moves: {
                                /**
                                 * @description The kind of it.
                                 * @enum {string}
                                 */
                                kind: "top_up" | "grant" | "package_return" | "hold" | "release" | "payout" | "fee" | "reimbursement" | "refund" | "expiry" | "chargeback";
                                /** @description Can be spent or withdrawn now, satang. */
                                available: number;
                                /** @description On hold, satang. */
                                held: number;
                            }[];
                            closing: {
                                /** @description Can be spent or withdrawn now, satang. */
                                available: number;
                                /** @description On hold, satang. */
                                held: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCharge: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 1000000,
                 *       "method": "promptpay",
                 *       "withhold": true,
                 *       "poNumber": "Matcha launch",
                 *       "costCentre": "Matcha launch"
                 *     }
                 */
                "application/json": components["schemas"]["CreateChargeRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "reference": "TA-251121-0042",
                     *         "purpose": "credits",
                     *         "package": {
                     *           "packageId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "slug": "nano-reels-10",
                     *           "channelType": "FACEBOOK_PROFILE",
                     *           "postType": "shareLink",
                     *           "units": 3,
                     *           "influencerPay": 3,
                     *           "title": "เปิดตัวมัตฉะ"
                     *         },
                     *         "net": 436500,
                     *         "vatBps": 700,
                     *         "vat": 70000,
                     *         "total": 42,
                     *         "withheldBps": 3,
                     *         "withheld": 3,
                     *         "payable": 3,
                     *         "method": "promptpay",
                     *         "status": "pending",
                     *         "reviewReason": "slip",
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "expiresAt": "2025-11-21T07:00:00.000Z",
                     *         "paidAt": "2025-11-21T07:00:00.000Z",
                     *         "cancelledAt": "2025-11-21T07:00:00.000Z",
                     *         "received": 3,
                     *         "failure": "Matcha launch",
                     *         "failureCode": "Matcha launch",
                     *         "note": "Matcha launch",
                     *         "party": {
                     *           "name": "Namphueng",
                     *           "address": "99 Rama IV Road, Bangkok 10110",
                     *           "taxId": "0105561012346",
                     *           "branch": "Matcha launch"
                     *         },
                     *         "poNumber": "Matcha launch",
                     *         "costCentre": "Matcha launch",
                     *         "slip": {
                     *           "name": "Namphueng",
                     *           "url": "https://www.tiktok.com/@namphueng.eats",
                     *           "at": "2025-11-21T07:00:00.000Z"
                     *         },
                     *         "balanceAfter": 3,
                     *         "validUntil": "2025-11-21T07:00:00.000Z",
                     *         "document": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "serial": "Matcha launch"
                     *         },
                     *         "creditNotes": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "serial": "Matcha launch"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Charge"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict10"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable7"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCharge: {
        parameters: {
            query?: {
                /** @description `1` asks the payment provider again. */
                refresh?: "1";
            };
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the charge
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                chargeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "reference": "TA-251121-0042",
                     *         "purpose": "credits",
                     *         "package": {
                     *           "packageId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "slug": "nano-reels-10",
                     *           "channelType": "FACEBOOK_PROFILE",
                     *           "postType": "shareLink",
                     *           "units": 3,
                     *           "influencerPay": 3,
                     *           "title": "เปิดตัวมัตฉะ"
                     *         },
                     *         "net": 436500,
                     *         "vatBps": 700,
                     *         "vat": 70000,
                     *         "total": 42,
                     *         "withheldBps": 3,
                     *         "withheld": 3,
                     *         "payable": 3,
                     *         "method": "promptpay",
                     *         "status": "pending",
                     *         "reviewReason": "slip",
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "expiresAt": "2025-11-21T07:00:00.000Z",
                     *         "paidAt": "2025-11-21T07:00:00.000Z",
                     *         "cancelledAt": "2025-11-21T07:00:00.000Z",
                     *         "received": 3,
                     *         "failure": "Matcha launch",
                     *         "failureCode": "Matcha launch",
                     *         "note": "Matcha launch",
                     *         "party": {
                     *           "name": "Namphueng",
                     *           "address": "99 Rama IV Road, Bangkok 10110",
                     *           "taxId": "0105561012346",
                     *           "branch": "Matcha launch"
                     *         },
                     *         "poNumber": "Matcha launch",
                     *         "costCentre": "Matcha launch",
                     *         "slip": {
                     *           "name": "Namphueng",
                     *           "url": "https://www.tiktok.com/@namphueng.eats",
                     *           "at": "2025-11-21T07:00:00.000Z"
                     *         },
                     *         "balanceAfter": 3,
                     *         "validUntil": "2025-11-21T07:00:00.000Z",
                     *         "document": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "serial": "Matcha launch"
                     *         },
                     *         "creditNotes": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "serial": "Matcha launch"
                     *           }
                     *         ]
                     *       },
                     *       "payment": {
                     *         "payee": "Matcha launch",
                     *         "qrSvg": "Matcha launch",
                     *         "sandboxUrl": "Matcha launch",
                     *         "cardUrl": "Matcha launch",
                     *         "authorizeUrl": "Matcha launch",
                     *         "bank": {
                     *           "bank": "KBANK",
                     *           "bankName": "Matcha launch",
                     *           "number": "Matcha launch",
                     *           "name": "Namphueng"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Charge"];
                        /** @description What the payer needs while the charge is open. */
                        payment: {
                            payee: string;
                            /** @description The PromptPay QR as SVG; null for other methods. */
                            qrSvg: string | null;
                            /** @description In the sandbox: a page that simulates the payment. Null with a real provider. */
                            sandboxUrl: string | null;
                            /** @description The page where the cardholder enters the card; it returns with `token`. */
                            cardUrl: string | null;
                            /** @description Where the cardholder confirms the payment; null if nothing is to be confirmed. */
                            authorizeUrl: string | null;
                            /** @description The bank’s short code, such as `KBANK`, `SCB` or `BBL`; null with PromptPay. */
                            bank: {
                                /** @description The bank’s short code, such as `KBANK`, `SCB` or `BBL`; null with PromptPay. */
                                bank: string;
                                /** @description Name of the bank. */
                                bankName: string;
                                /** @description Number of the account or of the invoice. */
                                number: string;
                                /** @description Name. */
                                name: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMarket: {
        parameters: {
            query?: {
                /** @description How many to answer on a page. */
                perPage?: number;
                /** @description Number of the page, from 1. */
                page?: number;
                /** @description How many to answer at most, 1 to 100. */
                limit?: number;
                /** @description Words to search for. */
                q?: string;
                /** @description The channel that does the job. */
                channel?: string;
                /** @description Only those with this post. */
                post?: string;
                /** @description Topic of the campaign. */
                topic?: string;
                /** @description Lowest price, satang. */
                priceMin?: number;
                /** @description Highest price, satang. */
                priceMax?: number;
                /** @description Order of the list. */
                sort?: "newest" | "close" | "price" | "earnings" | "brand" | "match";
                /** @description `true`: only campaigns that a channel of the caller can take. */
                isMatch?: "true" | "false";
                /** @description Whether the caller has bookmarked it. */
                saved?: "true" | "false";
            };
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "title": "เปิดตัวมัตฉะ",
                     *           "titleEn": "Matcha launch",
                     *           "marketer": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng",
                     *             "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *           },
                     *           "price": 450000,
                     *           "channelType": "FACEBOOK_PROFILE",
                     *           "postType": "shareLink",
                     *           "slots": 10,
                     *           "slotsLeft": 3,
                     *           "topic": "Matcha launch",
                     *           "coverScene": "Matcha launch",
                     *           "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "closeAt": "2025-11-21T07:00:00.000Z",
                     *           "publishedAt": "2025-11-21T07:00:00.000Z",
                     *           "saved": true,
                     *           "applied": true,
                     *           "match": {
                     *             "channelId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "score": 86,
                     *             "matched": true,
                     *             "reasons": [
                     *               {
                     *                 "code": "followersMin",
                     *                 "met": true,
                     *                 "values": {
                     *                   "all": "Matcha launch"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "total": 42,
                     *       "page": 1,
                     *       "perPage": 12,
                     *       "facets": {
                     *         "channel": {
                     *           "all": 3
                     *         },
                     *         "post": {
                     *           "all": 3
                     *         },
                     *         "topic": {
                     *           "all": 3
                     *         },
                     *         "price": [
                     *           {
                     *             "from": 3,
                     *             "count": 3
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["MarketCampaign"][];
                        /** @description The sum, satang, or the number of results. */
                        total: number;
                        /** @description Number of the page, from 1. */
                        page: number;
                        /** @description How many to answer on a page. */
                        perPage: number;
                        /** @description How many there are of each value of each filter. */
                        facets: {
                            /** @description The channel that does the job. */
                            channel: {
                                [key: string]: number;
                            };
                            post: {
                                [key: string]: number;
                            };
                            /** @description Topic of the campaign. */
                            topic: {
                                [key: string]: number;
                            };
                            /** @description Pay of the influencer for one job, satang. */
                            price: {
                                /** @description From. */
                                from: number;
                                /** @description How many. */
                                count: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden3"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToCampaign: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "channelId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *       "note": "I visit cafés every week."
                 *     }
                 */
                "application/json": components["schemas"]["ApplyToCampaignRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         },
                     *         "match": {
                     *           "score": 86,
                     *           "matched": true,
                     *           "reasons": [
                     *             {
                     *               "code": "followersMin",
                     *               "met": true,
                     *               "values": {
                     *                 "all": "Matcha launch"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Application"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict14"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable11"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEarnings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "available": 3,
                     *         "pending": 3,
                     *         "vatPending": 3,
                     *         "expected": 3,
                     *         "lifetime": 3,
                     *         "nextAutomaticOn": "Matcha launch",
                     *         "expectedOn": "Matcha launch",
                     *         "automatic": true,
                     *         "minimum": 3,
                     *         "automaticFrom": 3,
                     *         "fee": 45000,
                     *         "feeWaivedFrom": 3,
                     *         "waiting": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "reference": "TA-251121-0042",
                     *           "amount": 1000000,
                     *           "fee": 45000,
                     *           "net": 436500,
                     *           "type": "automatic",
                     *           "status": "Pending",
                     *           "reason": "Matcha launch",
                     *           "expectedOn": "Matcha launch",
                     *           "requestedAt": "2025-11-21T07:00:00.000Z",
                     *           "decidedAt": "2025-11-21T07:00:00.000Z",
                     *           "returned": true,
                     *           "slip": "Matcha launch",
                     *           "requestedBy": "Matcha launch",
                     *           "bankName": {
                     *             "th": "ธนาคารกสิกรไทย",
                     *             "en": "Kasikornbank"
                     *           },
                     *           "last4": "4821"
                     *         },
                     *         "bank": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "bank": "Matcha launch",
                     *           "promptpay": "phone",
                     *           "bankName": {
                     *             "th": "ธนาคารกสิกรไทย",
                     *             "en": "Kasikornbank"
                     *           },
                     *           "last4": "4821",
                     *           "name": "Namphueng",
                     *           "status": "waiting",
                     *           "usableFrom": "2025-11-21T07:00:00.000Z",
                     *           "reason": "Matcha launch",
                     *           "passbookUrl": "Matcha launch"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Earnings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden5"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 1000000
                 *     }
                 */
                "application/json": components["schemas"]["PreviewWithdrawalRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "amount": 1000000,
                     *         "fee": 45000,
                     *         "net": 436500,
                     *         "left": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WithdrawalPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict18"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable15"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestWithdrawalCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RequestWithdrawalCodeRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "to": "Matcha launch",
                     *         "via": "email",
                     *         "digits": 3,
                     *         "ref": "Matcha launch",
                     *         "expiresAt": "2025-11-21T07:00:00.000Z",
                     *         "resendAt": "2025-11-21T07:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SentCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["JsonRequired"];
            429: components["responses"]["RateLimited2"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable3"];
        };
    };
    verifyWithdrawalCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "2025"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyWithdrawalCodeRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "purpose": "verify_email",
                     *         "verified": true,
                     *         "grantUntil": "Matcha launch"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["VerifiedCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict19"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable16"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable3"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description The cursor `next` of the answer before; the first page without it. */
                after?: string;
                /** @description How many to answer at most, 1 to 100. */
                limit?: number;
            };
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "reference": "TA-251121-0042",
                     *           "amount": 1000000,
                     *           "fee": 45000,
                     *           "net": 436500,
                     *           "type": "automatic",
                     *           "status": "Pending",
                     *           "reason": "Matcha launch",
                     *           "expectedOn": "Matcha launch",
                     *           "requestedAt": "2025-11-21T07:00:00.000Z",
                     *           "decidedAt": "2025-11-21T07:00:00.000Z",
                     *           "returned": true,
                     *           "slip": "Matcha launch",
                     *           "requestedBy": "Matcha launch",
                     *           "bankName": {
                     *             "th": "ธนาคารกสิกรไทย",
                     *             "en": "Kasikornbank"
                     *           },
                     *           "last4": "4821"
                     *         }
                     *       ],
                     *       "next": "Matcha launch",
                     *       "total": 42
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Withdrawal"][];
                        /** @description The cursor of the next page; null on the last one. */
                        next: string | null;
                        /** @description The sum, satang, or the number of results. */
                        total?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden5"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 1000000
                 *     }
                 */
                "application/json": components["schemas"]["PreviewWithdrawalRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "reference": "TA-251121-0042",
                     *         "amount": 1000000,
                     *         "fee": 45000,
                     *         "net": 436500,
                     *         "type": "automatic",
                     *         "status": "Pending",
                     *         "reason": "Matcha launch",
                     *         "expectedOn": "Matcha launch",
                     *         "requestedAt": "2025-11-21T07:00:00.000Z",
                     *         "decidedAt": "2025-11-21T07:00:00.000Z",
                     *         "returned": true,
                     *         "slip": "Matcha launch",
                     *         "requestedBy": "Matcha launch",
                     *         "bankName": {
                     *           "th": "ธนาคารกสิกรไทย",
                     *           "en": "Kasikornbank"
                     *         },
                     *         "last4": "4821"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Withdrawal"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden6"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict20"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable15"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "stage": "applied",
                     *         "source": "application",
                     *         "marketer": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "name": "Namphueng",
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "rating": {
                     *             "average": 3,
                     *             "reviews": 3
                     *           }
                     *         },
                     *         "influencer": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "name": "Namphueng",
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "rating": {
                     *             "average": 3,
                     *             "reviews": 3
                     *           },
                     *           "handle": "namphueng.eats",
                     *           "reliability": 3
                     *         },
                     *         "channel": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "type": "FACEBOOK_PROFILE",
                     *           "handle": "namphueng.eats",
                     *           "name": "Namphueng",
                     *           "url": "https://www.tiktok.com/@namphueng.eats",
                     *           "avatarUrl": "Matcha launch",
                     *           "followers": 48200,
                     *           "engagementBps": 420
                     *         },
                     *         "price": 450000,
                     *         "fundedBy": "credits",
                     *         "fee": 45000,
                     *         "toHold": 495000,
                     *         "match": {
                     *           "score": 86,
                     *           "matched": true,
                     *           "reasons": [
                     *             {
                     *               "code": "followersMin",
                     *               "met": true,
                     *               "values": {
                     *                 "all": "Matcha launch"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "asked": 3,
                     *         "offer": "none",
                     *         "offerPrice": 3,
                     *         "note": "I visit cafés every week.",
                     *         "postFrom": "2025-12-05",
                     *         "disputed": true,
                     *         "frozen": true,
                     *         "endedBy": "influencer",
                     *         "endReason": "Matcha launch",
                     *         "withdrawn": true,
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "updatedAt": "2025-11-21T07:00:00.000Z",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         },
                     *         "campaign": {
                     *           "product": "Matcha latte set",
                     *           "productUrl": "Matcha launch",
                     *           "couponCode": "Matcha launch",
                     *           "draftBy": "2025-12-05",
                     *           "draftDays": 3,
                     *           "postFrom": "2025-12-05",
                     *           "postBy": "2025-12-05",
                     *           "brief": {
                     *             "text": "The draft will be ready on Friday.",
                     *             "dos": [
                     *               "Matcha launch"
                     *             ],
                     *             "donts": [
                     *               "Matcha launch"
                     *             ],
                     *             "references": [
                     *               "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *             ]
                     *           },
                     *           "usageRights": "",
                     *           "usageEndsOn": "2025-12-05",
                     *           "productValue": 3,
                     *           "productQuantity": 3,
                     *           "productVariants": [
                     *             "Matcha launch"
                     *           ],
                     *           "reimbursementCap": 3,
                     *           "venue": "Matcha launch",
                     *           "disclosureTag": "Matcha launch",
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "title": "เปิดตัวมัตฉะ",
                     *           "titleEn": "Matcha launch",
                     *           "postType": "shareLink",
                     *           "reviewOption": "buy order",
                     *           "topic": "Matcha launch",
                     *           "coverScene": "Matcha launch",
                     *           "coverFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "trackingLink": "Matcha launch"
                     *         },
                     *         "offers": [
                     *           "apply"
                     *         ],
                     *         "blocked": [
                     *           {
                     *             "event": "apply",
                     *             "code": "profile_incomplete",
                     *             "missing": [
                     *               "legalName"
                     *             ]
                     *           }
                     *         ],
                     *         "terms": {
                     *           "shipDays": 3,
                     *           "disputeBusinessDays": 3
                     *         },
                     *         "influencerMoney": {
                     *           "of": "creator",
                     *           "price": 450000,
                     *           "gross": 3,
                     *           "vat": 70000,
                     *           "vatOnInvoice": 3,
                     *           "withheld": 3,
                     *           "net": 436500,
                     *           "managerShareBps": 3,
                     *           "managerPart": 3,
                     *           "reimbursement": 3,
                     *           "reimbursementCap": 3,
                     *           "booked": true
                     *         },
                     *         "partnerMoney": {
                     *           "of": "creator",
                     *           "price": 450000,
                     *           "gross": 3,
                     *           "vat": 70000,
                     *           "vatOnInvoice": 3,
                     *           "withheld": 3,
                     *           "net": 436500,
                     *           "managerShareBps": 3,
                     *           "managerPart": 3,
                     *           "reimbursement": 3,
                     *           "reimbursementCap": 3,
                     *           "booked": true
                     *         },
                     *         "marketerMoney": {
                     *           "price": 450000,
                     *           "fee": 45000,
                     *           "extras": 3,
                     *           "extrasPrice": 3,
                     *           "reimbursementCap": 3,
                     *           "held": 3,
                     *           "extraRound": 3,
                     *           "cancelNow": {
                     *             "refundBps": 3,
                     *             "back": 3,
                     *             "influencer": 3,
                     *             "fee": 45000,
                     *             "unitReturns": true
                     *           },
                     *           "ended": {
                     *             "paid": 3,
                     *             "fee": 45000,
                     *             "back": 3,
                     *             "reimbursement": 3,
                     *             "unitReturns": true
                     *           }
                     *         },
                     *         "start": {
                     *           "carrier": "Matcha launch",
                     *           "trackingNumber": "Matcha launch",
                     *           "shippedAt": "2025-11-21T07:00:00.000Z",
                     *           "notArrivedAt": "2025-11-21T07:00:00.000Z",
                     *           "orderNumber": "Matcha launch",
                     *           "deliveryAt": "2025-11-21T07:00:00.000Z",
                     *           "visitAt": "2025-11-21T07:00:00.000Z",
                     *           "checkInCode": "Matcha launch",
                     *           "address": {
                     *             "name": "Namphueng",
                     *             "phone": "Matcha launch",
                     *             "line": "99 Rama IV Road",
                     *             "subdistrict": "Khlong Tan",
                     *             "district": "Khlong Toei",
                     *             "province": "Bangkok",
                     *             "postcode": "10110"
                     *           },
                     *           "goods": "none",
                     *           "returnTracking": "Matcha launch",
                     *           "receipt": "none",
                     *           "refusals": 3
                     *         },
                     *         "draft": {
                     *           "state": "none",
                     *           "sent": 3,
                     *           "rejections": 3,
                     *           "included": 3,
                     *           "extraRounds": 3,
                     *           "upload": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng",
                     *             "size": 3,
                     *             "modified": 3,
                     *             "finished": true,
                     *             "expiresAt": "2025-11-21T07:00:00.000Z"
                     *           }
                     *         },
                     *         "insight": {
                     *           "state": "none",
                     *           "refusals": 3,
                     *           "numbers": {
                     *             "source": "creator",
                     *             "reach": 3,
                     *             "views": 3,
                     *             "likes": 3,
                     *             "comments": 3,
                     *             "shares": 3,
                     *             "saves": 3,
                     *             "clicks": 3,
                     *             "createdAt": "2025-11-21T07:00:00.000Z",
                     *             "platform": {
                     *               "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *               "reach": 3,
                     *               "views": 3,
                     *               "likes": 3,
                     *               "comments": 3,
                     *               "shares": 3,
                     *               "saves": 3,
                     *               "clicks": 3,
                     *               "readAt": "2025-11-21T07:00:00.000Z"
                     *             }
                     *           },
                     *           "platform": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "reach": 3,
                     *             "views": 3,
                     *             "likes": 3,
                     *             "comments": 3,
                     *             "shares": 3,
                     *             "saves": 3,
                     *             "clicks": 3,
                     *             "readAt": "2025-11-21T07:00:00.000Z"
                     *           }
                     *         },
                     *         "attachments": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "kind": "draft",
                     *             "round": 3,
                     *             "file": {
                     *               "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *               "purpose": "avatar",
                     *               "name": "Namphueng",
                     *               "contentType": "image/png",
                     *               "size": 3,
                     *               "url": "https://www.tiktok.com/@namphueng.eats"
                     *             },
                     *             "url": "Matcha launch",
                     *             "removed": true,
                     *             "note": "I visit cafés every week.",
                     *             "amount": 1000000,
                     *             "status": "in_progress",
                     *             "reasonCode": "Matcha launch",
                     *             "reason": "Matcha launch",
                     *             "comments": [
                     *               {
                     *                 "at": 3,
                     *                 "place": "top",
                     *                 "text": "The draft will be ready on Friday."
                     *               }
                     *             ],
                     *             "createdAt": "2025-11-21T07:00:00.000Z",
                     *             "decidedAt": "2025-11-21T07:00:00.000Z"
                     *           }
                     *         ],
                     *         "posts": [
                     *           {
                     *             "url": "https://www.tiktok.com/@namphueng.eats",
                     *             "result": "waiting",
                     *             "reasonCode": "Matcha launch",
                     *             "reason": "Matcha launch",
                     *             "checkedAt": "2025-11-21T07:00:00.000Z",
                     *             "createdAt": "2025-11-21T07:00:00.000Z"
                     *           }
                     *         ],
                     *         "history": [
                     *           {
                     *             "event": "apply",
                     *             "from": "Matcha launch",
                     *             "to": "MATCHED",
                     *             "actor": "influencer",
                     *             "at": "2025-11-21T07:00:00.000Z",
                     *             "data": {}
                     *           }
                     *         ],
                     *         "dispute": {
                     *           "by": "influencer",
                     *           "reason": "The logo is not visible.",
                     *           "at": "2025-11-21T07:00:00.000Z"
                     *         },
                     *         "queue": "link",
                     *         "documents": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "kind": "Matcha launch",
                     *             "serial": "Matcha launch"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptJob: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "visitAt": "2025-11-21T07:00:00.000Z",
                 *       "toHold": 495000,
                 *       "price": 450000
                 *     }
                 */
                "application/json": components["schemas"]["AcceptJobRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict22"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable18"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    shipProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier": "flash",
                 *       "trackingNumber": "TH0123456789"
                 *     }
                 */
                "application/json": components["schemas"]["ShipProductRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict26"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable20"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmArrival: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RequestWithdrawalCodeRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict23"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The file. */
                    file?: string;
                    /**
                     * Format: uuid
                     * @description Id of a file that was uploaded before, instead of `file`.
                     */
                    fileId?: string;
                    /** @description A note. */
                    note?: string;
                    /**
                     * Format: uri
                     * @description Address.
                     */
                    url?: string;
                };
                /**
                 * @example {
                 *       "url": "https://drive.example/draft-1"
                 *     }
                 */
                "application/json": components["schemas"]["SendDraftRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict33"];
            411: components["responses"]["LengthRequired"];
            413: components["responses"]["Status413"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["Status415"];
            422: components["responses"]["Unprocessable25"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RequestWithdrawalCodeRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict31"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reasonCode": "product_unclear",
                 *       "reason": "The logo is not visible.",
                 *       "comments": [
                 *         {
                 *           "at": 3,
                 *           "place": "top",
                 *           "text": "The draft will be ready on Friday."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RejectDraftRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict34"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable22"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendPostUrl: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://www.tiktok.com/@namphueng.eats/video/7301234567890123456"
                 *     }
                 */
                "application/json": components["schemas"]["SendPostUrlRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict36"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable27"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendInsight: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The file. */
                    file?: string;
                    /**
                     * Format: uuid
                     * @description Id of a file that was uploaded before, instead of `file`.
                     */
                    fileId?: string;
                    /** @description A note. */
                    note?: string;
                    /**
                     * Format: uuid
                     * @description The reading that is confirmed; figures that are left out come from it.
                     */
                    platformInsightId?: string;
                    /** @description People who saw the post. */
                    reach?: number;
                    /** @description How often the post was viewed. */
                    views?: number;
                    /** @description Likes of the post. */
                    likes?: number;
                    /** @description Comments that point at places of the draft. */
                    comments?: number;
                    /** @description Shares of the post. */
                    shares?: number;
                    /** @description Saves of the post. */
                    saves?: number;
                    /** @description Clicks on the link. */
                    clicks?: number;
                };
                /**
                 * @example {
                 *       "reach": 48200,
                 *       "views": 61000
                 *     }
                 */
                "application/json": components["schemas"]["SendInsightRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict38"];
            411: components["responses"]["LengthRequired"];
            413: components["responses"]["Status413"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["Status415"];
            422: components["responses"]["Unprocessable29"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveInsight: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RequestWithdrawalCodeRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "status": "MATCHED",
                     *         "version": 3,
                     *         "timeline": {
                     *           "stage": "applied",
                     *           "act": "influencer",
                     *           "since": "2025-11-21T07:00:00.000Z",
                     *           "dueAt": "2025-11-21T07:00:00.000Z",
                     *           "opensAt": "2025-11-21T07:00:00.000Z",
                     *           "opensFor": "influencer",
                     *           "endAt": "2025-11-21T07:00:00.000Z",
                     *           "event": "apply"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict31"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description The cursor `next` of the answer before; the first page without it. */
                after?: string;
                /** @description How many to answer at most, 1 to 100. */
                limit?: number;
            };
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "author": "influencer",
                     *           "own": true,
                     *           "name": "Namphueng",
                     *           "text": "The draft will be ready on Friday.",
                     *           "file": {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "purpose": "avatar",
                     *             "name": "Namphueng",
                     *             "contentType": "image/png",
                     *             "size": 3,
                     *             "url": "https://www.tiktok.com/@namphueng.eats"
                     *           },
                     *           "createdAt": "2025-11-21T07:00:00.000Z"
                     *         }
                     *       ],
                     *       "next": "Matcha launch",
                     *       "total": 42,
                     *       "steps": [
                     *         {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "event": "apply",
                     *           "actor": "influencer",
                     *           "reasonCode": "Matcha launch",
                     *           "reason": "Matcha launch",
                     *           "price": 450000,
                     *           "at": "2025-11-21T07:00:00.000Z"
                     *         }
                     *       ],
                     *       "read": {
                     *         "own": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "other": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Message"][];
                        /** @description The cursor of the next page; null on the last one. */
                        next: string | null;
                        /** @description The sum, satang, or the number of results. */
                        total?: number;
                        /** @description The steps of the job in the same time. */
                        steps: {
                            /**
                             * Format: uuid
                             * @description Id, a UUID.
                             */
                            id: string;
                            /**
                             * @description The act or event.
                             * @enum {string}
                             */
                            event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
                            /**
                             * @description Whose act it was; `system` for checks and deadlines.
                             * @enum {string}
                             */
                            actor: "influencer" | "marketer" | "operator" | "system";
                            /** @description The reason as a code. */
                            reasonCode: string | null;
                            /** @description The reason in words. */
                            reason: string | null;
                            /** @description Pay of the influencer for one job, satang. */
                            price: number | null;
                            /**
                             * Format: date-time
                             * @description When it happened.
                             */
                            at: string;
                        }[];
                        /** @description The newest messages that each side has read, or whether it was read. */
                        read: {
                            /** @description Whether it is the caller’s own, or the caller’s side. */
                            own: string | null;
                            /** @description Share in percent, or the other side. */
                            other: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by you for this request; the same key again repeats the first answer.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the job
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The file. */
                    file?: string;
                    /**
                     * @description Text.
                     * @default
                     */
                    text?: string;
                    /**
                     * Format: uuid
                     * @description Id of a file that was uploaded before, instead of `file`.
                     */
                    fileId?: string;
                };
                /**
                 * @example {
                 *       "text": "The draft will be ready on Friday."
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "author": "influencer",
                     *         "own": true,
                     *         "name": "Namphueng",
                     *         "text": "The draft will be ready on Friday.",
                     *         "file": {
                     *           "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "purpose": "avatar",
                     *           "name": "Namphueng",
                     *           "contentType": "image/png",
                     *           "size": 3,
                     *           "url": "https://www.tiktok.com/@namphueng.eats"
                     *         },
                     *         "createdAt": "2025-11-21T07:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict41"];
            411: components["responses"]["LengthRequired"];
            413: components["responses"]["Status413"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["Status415"];
            422: components["responses"]["Unprocessable31"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.com/talad",
                 *       "events": [
                 *         "job.*"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "url": "https://www.tiktok.com/@namphueng.eats",
                     *         "events": [
                     *           "job.*"
                     *         ],
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "state": "active",
                     *         "offAt": "2025-11-21T07:00:00.000Z",
                     *         "oldSecretUntil": "2025-11-21T07:00:00.000Z"
                     *       },
                     *       "secret": "Matcha launch"
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                        /** @description The signing secret. It is shown in this answer only. */
                        secret: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict44"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["JsonRequired"];
            422: components["responses"]["Unprocessable32"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the endpoint
                 * @example 0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *         "type": "Matcha launch",
                     *         "createdAt": "2025-11-21T07:00:00.000Z",
                     *         "status": "pending",
                     *         "attempts": 3,
                     *         "nextAt": "2025-11-21T07:00:00.000Z",
                     *         "triedAt": "2025-11-21T07:00:00.000Z",
                     *         "answerStatus": 3,
                     *         "answer": "Matcha launch",
                     *         "data": {}
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Delivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict45"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["JsonRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    jobEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery; the same at every try.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, seconds since 1970.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Signatures separated by spaces: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "job.matched",
                 *       "timestamp": "2025-11-21T07:00:00.000Z",
                 *       "data": {
                 *         "jobId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *         "event": "apply",
                 *         "status": "MATCHED",
                 *         "previousStatus": "MATCHED"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["JobWebhook"];
            };
        };
        responses: {
            /** @description Received. Any other answer, or none within 10 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    campaignEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery; the same at every try.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, seconds since 1970.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Signatures separated by spaces: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "campaign.draft",
                 *       "timestamp": "2025-11-21T07:00:00.000Z",
                 *       "data": {
                 *         "campaignId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *         "status": "draft",
                 *         "previousStatus": "draft"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CampaignWebhook"];
            };
        };
        responses: {
            /** @description Received. Any other answer, or none within 10 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    chargeEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery; the same at every try.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, seconds since 1970.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Signatures separated by spaces: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "charge.paid",
                 *       "timestamp": "2025-11-21T07:00:00.000Z",
                 *       "data": {
                 *         "chargeId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *         "total": 42
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChargeWebhook"];
            };
        };
        responses: {
            /** @description Received. Any other answer, or none within 10 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawalEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery; the same at every try.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, seconds since 1970.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Signatures separated by spaces: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "withdrawal.pending",
                 *       "timestamp": "2025-11-21T07:00:00.000Z",
                 *       "data": {
                 *         "withdrawalId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                 *         "amount": 1000000,
                 *         "status": "Pending",
                 *         "previousStatus": "Pending"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalWebhook"];
            };
        };
        responses: {
            /** @description Received. Any other answer, or none within 10 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    testEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery; the same at every try.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, seconds since 1970.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Signatures separated by spaces: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "webhook.test",
                 *       "timestamp": "2025-11-21T07:00:00.000Z",
                 *       "data": {
                 *         "endpointId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TestWebhook"];
            };
        };
        responses: {
            /** @description Received. Any other answer, or none within 10 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
