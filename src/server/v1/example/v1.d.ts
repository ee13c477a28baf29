// Made by npm run api:check, from the document with the hash 2fb568f6e0724a5f.
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
         * @description Creates a campaign as a draft. You can leave out any field of the brief and add it later. `sections` in the response lists the fields that are required before the campaign can be submitted.
         *
         *     For marketers. Required scope: `campaigns:write`. Limit: 120 requests per minute.
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
         * @description Returns a campaign with its full brief, its status, its slots and the missing fields.
         *
         *     For marketers. Required scope: `campaigns:read`. Limit: 600 requests per minute.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Updates the fields you send. Send the `version` you read: if the campaign has changed since, the request fails with 409 `conflict`. In a live campaign, only some fields can be changed; other changes fail with 409 `campaign_state`.
         *
         *     For marketers. Required scope: `campaigns:write`. Limit: 120 requests per minute.
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
         * @description Submits the campaign for review. Operators review each brief before it is published. An incomplete brief fails with 422 `brief_incomplete`, and `issues` lists the missing fields.
         *
         *     For marketers. Required scope: `campaigns:write`. Limit: 120 requests per minute.
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
         * Estimate unsaved changes
         * @description Returns the estimate for requirements, a price or slots that aren’t saved yet. Doesn’t change anything.
         *
         *     For marketers. Required scope: `campaigns:read`. Limit: 120 requests per minute.
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
         * @description Returns the campaign’s results, its costs and the state of its credits.
         *
         *     For marketers. Required scope: `campaigns:read`. Limit: 600 requests per minute.
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
         * @description Lists the applications awaiting a decision, best match first. `toHold` is the amount that accepting an application puts on hold.
         *
         *     For marketers. Required scope: `jobs:read`. Limit: 600 requests per minute.
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
         * @description Returns the available credits, the credits on hold and the next expiry.
         *
         *     For marketers. Required scope: `credits:read`. Limit: 600 requests per minute.
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
         * @description Lists the credit movements, newest first, with both balances after each. `totals` has the opening and closing balances of the period.
         *
         *     For marketers. Required scope: `credits:read`. Limit: 600 requests per minute.
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
         * @description Creates a charge for a top-up. `amount` is the number of credits in satang, before VAT. Then get the charge: `payment` has the data needed to pay it. In the sandbox, `payment.sandboxUrl` is a page that simulates the payment.
         *
         *     For marketers. Required scope: `credits:write`. Limit: 60 requests per minute.
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
         * @description Returns a charge with the data needed to pay it (`payment`). `refresh=1` reads its status from the payment provider again.
         *
         *     For marketers. Required scope: `credits:read`. Limit: 600 requests per minute.
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
         * @description Lists live campaigns, by page number. `isMatch=true` returns only campaigns whose requirements one of the calling influencer’s channels meets, and `saved=true` only bookmarked ones. `facets` has the number of results for each filter value.
         *
         *     Available to everyone. Limit: 600 requests per minute.
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
         * @description Applies with one of the caller’s channels and returns the new job. Without `channelId`, the best-matching channel is used. During a pause, the request fails with 409 `own_pause`.
         *
         *     For influencers. Required scope: `jobs:write`. Limit: 120 requests per minute.
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
         * @description Returns the available balance, the pending amounts and the fee of a withdrawal.
         *
         *     For influencers. Required scope: `earnings:read`. Limit: 600 requests per minute.
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
         * @description Returns the fee of a withdrawal and the amount that the influencer receives. Doesn’t transfer any money.
         *
         *     For influencers. Required scope: `earnings:read`. Limit: 60 requests per minute.
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
         * @description Sends a code to the influencer’s verified mobile number, or to the email address if there is none or if the number was added recently. A new code can be sent from `resendAt`.
         *
         *     For influencers. Required scope: `withdrawals:write`. Limit: 20 requests per minute.
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
         * @description Verifies the code that the influencer received. A verified code is valid for one withdrawal within 10 minutes.
         *
         *     For influencers. Required scope: `withdrawals:write`. Limit: 20 requests per minute.
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
         * @description Lists the withdrawals with their status, newest first.
         *
         *     For influencers. Required scope: `earnings:read`. Limit: 600 requests per minute.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Withdraw
         * @description Requests a withdrawal of `amount` from the balance, including the fee. Requires a code verified within the last 10 minutes; otherwise, the request fails with 403 `step_up_required`.
         *
         *     For influencers. Required scope: `withdrawals:write`. Limit: 60 requests per minute.
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
         * @description Returns a job. `offers` lists the actions available to the caller now.
         *
         *     For marketers and influencers. Required scope: `jobs:read`. Limit: 600 requests per minute.
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
         * @description Marketer: accepts an application and puts `toHold` on hold, the amount from the list of applicants. Influencer: accepts an offer, which starts the job. `visitAt` books the visit if the campaign’s review option is `invite`. Available while the job’s `offers` include `accept`.
         *
         *     For marketers and influencers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * @description Marketer: marks the parcel as shipped. Available while the job’s `offers` include `ship`.
         *
         *     For marketers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * Confirm arrival
         * @description Influencer: confirms that the parcel has arrived. Available while the job’s `offers` include `confirmArrival`.
         *
         *     For influencers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * @description Influencer: sends a draft: an image, a video or a PDF as `file`, the ID of an uploaded file as `fileId`, or the URL of a longer video as `url`. Available while the job’s `offers` include `draft`.
         *
         *     For influencers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * @description Marketer: approves the draft, so the post can be published. Available while the job’s `offers` include `approveDraft`.
         *
         *     For marketers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * @description Marketer: sends the draft back with a reason and up to 5 comments: on a time of a video, or on a point or part of a picture. Available while the job’s `offers` include `rejectDraft`.
         *
         *     For marketers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * Send the post link
         * @description Influencer: sends the URL of the published post, which is checked on the platform. In the sandbox, the post must exist on the sandbox platform. Available while the job’s `offers` include `postUrl`.
         *
         *     For influencers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * Send insights
         * @description Influencer: sends the post’s insights with a screenshot, or the ID of insights read from the platform. Available while the job’s `offers` include `insight`.
         *
         *     For influencers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * Approve insights
         * @description Marketer: approves the insights. The job is complete, and the influencer is paid after the check period. Available while the job’s `offers` include `approveInsight`.
         *
         *     For marketers. Required scope: `jobs:write`. Limit: 60 requests per minute.
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
         * @description Lists the messages of a job, newest first. `steps` has the job’s steps in the same period.
         *
         *     For marketers and influencers. Required scope: `jobs:read`. Limit: 600 requests per minute.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Sends a message with text, an image or PDF, or both.
         *
         *     For marketers and influencers. Required scope: `jobs:write`. Limit: 120 requests per minute.
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
         * @description Creates a webhook endpoint. The URL must start with https:// and be reachable from the internet. `secret` is returned only in this response.
         *
         *     For marketers and influencers. Required scope: `webhooks:write`. Limit: 120 requests per minute.
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
         * @description Sends the event `webhook.test` once. If the delivery fails, the endpoint stays on.
         *
         *     For marketers and influencers. Required scope: `webhooks:write`. Limit: 120 requests per minute.
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
         * Job updated
         * @description Sent to both sides of the job. The type names the new status. `job.updated` is sent for a step that doesn’t change the status, such as a draft or its approval. `event` names the step.
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
         * Campaign status changed
         * @description Sent to the marketer. The type names the new status.
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
         * Charge paid
         * @description Sent to the marketer once the credits have been added.
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
         * Withdrawal requested, completed or rejected
         * @description Sent to the influencer. If the bank returns a transfer, `withdrawal.rejected` follows `withdrawal.completed`.
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
         * Test event
         * @description Sent by the operation `sendTestEvent`. It isn’t retried.
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
             * @description When the influencer will visit.
             */
            visitAt?: string;
            /** @description Variant of the product that the influencer chose; one of the campaign’s `productVariants`. */
            variant?: string;
            /** @description Amount on hold after accepting or inviting, in satang. In a request, send the amount you read; if it has changed, the request fails with 409 `hold_changed`. */
            toHold?: number;
            /** @description Pay of the influencer for one job, in satang. */
            price?: number;
        };
        Application: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * Format: uuid
             * @description ID of the campaign.
             */
            campaignId: string;
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /** @description Version number, which increases with each change. Send it back with a change. */
            version: number;
            /** @description The pending action: who must act by when, and what happens after the last deadline; null if nothing is pending. */
            timeline: components["schemas"]["Timeline"] | null;
            /** @description How well the channel meets the requirements: a score with reasons. */
            match: components["schemas"]["Match"];
        };
        ApplyToCampaignRequest: {
            /**
             * Format: uuid
             * @description ID of the channel.
             */
            channelId?: string;
            /**
             * @description Note.
             * @default
             */
            note?: string;
        };
        Attachment: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * @description Type.
             * @enum {string}
             */
            kind: "draft" | "receipt" | "insight";
            /** @description Number of the attachment, starting at 1. */
            round: number;
            /** @description The file; null if there is none. */
            file: components["schemas"]["File"] | null;
            /** @description URL. */
            url: string | null;
            /** @description Whether the video was deleted after the job ended. */
            removed: boolean;
            /** @description Note. */
            note: string;
            /** @description Amount in satang. */
            amount: number | null;
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "in_progress" | "approve" | "complete" | "reject";
            /** @description The reason, as a code. */
            reasonCode: string | null;
            /** @description The reason, in words. */
            reason: string | null;
            /** @description Comments on specific parts of the draft. */
            comments: {
                /**
                 * @description Position in the video, in seconds; null if there is none.
                 * @default null
                 */
                at: number | null;
                /**
                 * @description Region of the image that the comment is about; null if there is none.
                 * @default null
                 */
                place: ("top" | "left" | "middle" | "right" | "bottom") | null;
                /**
                 * @description Point of the image that the comment is about; null if there is none.
                 * @default null
                 */
                point: {
                    /** @description Distance from the left edge, in percent of the width. */
                    x: number;
                    /** @description Distance from the top edge, in percent of the height. */
                    y: number;
                } | null;
                /** @description Text. */
                text: string;
            }[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description When it was decided; null if it hasn’t been. */
            decidedAt: string | null;
        };
        Audience: {
            /** @description Share of each gender, in percent. */
            gender: {
                /** @description Share of women, in percent. */
                female: number;
                /** @description Share of men, in percent. */
                male: number;
                /** @description Share of other genders, in percent. */
                other: number;
            };
            /** @description Share of each age group, in percent. */
            age: {
                /** @description Share of ages 13 to 17, in percent. */
                "13-17": number;
                /** @description Share of ages 18 to 24, in percent. */
                "18-24": number;
                /** @description Share of ages 25 to 34, in percent. */
                "25-34": number;
                /** @description Share of ages 35 to 44, in percent. */
                "35-44": number;
                /** @description Share of ages 45 and over, in percent. */
                "45+": number;
            };
            /** @description Share of each province or country, in percent. */
            location: {
                /** @description Province code such as `TH-10`, a name from the platform, or `other`. */
                place: string;
                /** @description Percentage. */
                percent: number;
            }[];
        };
        BankAccount: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description The bank’s short code, such as `KBANK`, `SCB` or `BBL`; null for PromptPay. */
            bank: string | null;
            /** @description Type of PromptPay ID; null for a bank account. */
            promptpay: ("phone" | "taxId") | null;
            /** @description Name of the bank. */
            bankName: {
                /** @description Text in Thai. */
                th: string;
                /** @description Text in English. */
                en: string;
            };
            /** @description Last four digits. */
            last4: string;
            /** @description Name. */
            name: string;
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "waiting" | "verified" | "rejected" | "replaced";
            /**
             * Format: date-time
             * @description When withdrawals to this account become possible.
             */
            usableFrom: string;
            /** @description The reason, in words. */
            reason: string | null;
            /** @description Photo of the passbook; null if there is none. */
            passbookUrl: string | null;
        };
        Campaign: {
            /**
             * @description Type.
             * @enum {string}
             */
            kind: "public" | "invite_only";
            /**
             * @description `credits` or `package`: what the jobs are paid for with.
             * @enum {string}
             */
            payBy: "credits" | "package";
            /** @description ID of the package that pays, with `payBy: package`. */
            packageId: string | null;
            /** @description ID of the agency’s brand that the campaign is for; null for the marketer itself. */
            agencyBrandId: string | null;
            /** @description Title. */
            title: string;
            /** @description Title in English. */
            titleEn: string;
            /** @description The product or service the campaign promotes. */
            product: string;
            /** @description Link to the product page. */
            productUrl: string;
            /** @description 1 awareness, 2 understanding, 3 traffic, 4 engagement, 5 coupon code, 0 other. */
            objective: (1 | 2 | 3 | 4 | 5 | 0) | null;
            /**
             * @description Topic of the campaign.
             * @enum {string}
             */
            topic: "beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family";
            /** @description Page the short link leads to. */
            trackingUrl: string;
            /** @description Coupon code mentioned in the post. */
            couponCode: string;
            /** @description The illustration used when there is no cover image. */
            coverScene: string | null;
            /** @description The cover image, available at `/media/{id}` on the site; null if there is none. */
            coverFileId: string | null;
            /** @description Platform of the channel. */
            channelType: ("FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8") | null;
            /** @description Type of post. */
            postType: ("shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel") | null;
            /** @description Last day to send the draft, in Bangkok time. */
            draftBy: string | null;
            /** @description Days to make the draft, counted from the start of work; null for the default. */
            draftDays: number | null;
            /** @description First day the post can be published, in Bangkok time; null for any day. */
            postFrom: string | null;
            /** @description Last day to publish the post, in Bangkok time. */
            postBy: string | null;
            /** @description Instructions for the post. */
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
                 * @description Images and links that show the style.
                 * @default []
                 */
                references: string[];
            };
            /** @description The campaign’s requirements for influencers. An empty list or null means no requirement. */
            criteria: components["schemas"]["Criteria"];
            /** @description Pay of the influencer for one job, in satang. */
            price: number | null;
            /** @description Number of influencers the campaign needs. */
            slots: number;
            /** @description Last day the campaign accepts applications, in Bangkok time. */
            closeOn: string | null;
            /**
             * @description Whether influencers can request a different price.
             * @enum {string}
             */
            counterOffers: "no" | "yes";
            /** @description The buyer’s own purchase order number; empty or null if there is none. */
            poNumber: string;
            /** @description The buyer’s own cost centre; empty or null if there is none. */
            costCentre: string;
            /** @description How the marketer can use the post. */
            usageRights: "" | ("creator_only" | "brand_social" | "brand_ads" | "all_media");
            /** @description Last day the marketer can use the post. */
            usageEndsOn: string | null;
            /** @description How the influencer gets the product: `shipping`, the marketer ships it; `buy order`, the influencer orders it online and `buy product`, the influencer buys it in a shop, both reimbursed; `invite`, the influencer visits; `photo`, the marketer sends photos. */
            reviewOption: ("buy order" | "shipping" | "buy product" | "photo" | "invite") | null;
            /** @description Value of the product, in satang. */
            productValue: number | null;
            /** @description How many items each influencer gets. */
            productQuantity: number;
            /** @description Variants the influencer can choose from. */
            productVariants: string[];
            /** @description Maximum reimbursement for the purchase, in satang. */
            reimbursementCap: number | null;
            /** @description Code that the venue’s staff give to the influencer at the visit. */
            checkInCode: string | null;
            /** @description Where the visit takes place. */
            venue: string;
            /** @description Tag that discloses the post as advertising. */
            disclosureTag: string;
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "draft" | "review" | "sent_back" | "live" | "closed";
            /** @description Whether new applications are paused. */
            paused: boolean;
            /** @description Version number, which increases with each change. Send it back with a change. */
            version: number;
            /** @description Number of slots taken. */
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
             * @description When it was last changed.
             */
            updatedAt: string;
            /** @description When it was submitted for review; null if it hasn’t been. */
            submittedAt: string | null;
            /** @description When it was published. */
            publishedAt: string | null;
            /** @description When the campaign was closed. */
            closedAt: string | null;
            /** @description The marketer. */
            marketer: components["schemas"]["CampaignMarketer"];
            /** @description The agency’s brands that `agencyBrandId` can name; empty for other marketers. */
            agencyBrands: {
                /**
                 * Format: uuid
                 * @description Unique ID (UUID).
                 */
                id: string;
                /** @description Name. */
                name: string;
            }[];
            /** @description Fields of the brief that can be changed now. */
            editable: string[];
            /** @description Sections of the brief and what’s still missing in each. */
            sections: {
                /**
                 * @description Machine-readable code.
                 * @enum {string}
                 */
                code: "goal" | "post" | "brief" | "creators" | "price" | "rights";
                /** @description Fields that are still missing. */
                missing: string[];
                problems: {
                    field: string;
                    /**
                     * @description Machine-readable code.
                     * @enum {string}
                     */
                    code: "not_an_option" | "day_past" | "day_after_today" | "post_after_draft" | "post_order" | "usage_after_post" | "range_order" | "close_too_late" | "close_before_work" | "work_before_close";
                    /** Format: date */
                    date?: string;
                    /**
                     * Format: date
                     * @description Share of other genders, in percent.
                     */
                    other?: string;
                }[];
            }[];
        };
        CampaignMarketer: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Profile photo, available at `/media/{id}` on the site; null if there is none. */
            avatarFileId: string | null;
            /** @description Name of the agency that runs the campaign for the brand; null if there is none. */
            agency: string | null;
        };
        CampaignReport: {
            /** @description Combined results of the posts. */
            results: {
                /** @description Number of completed jobs whose post has figures. */
                posts: number;
                /** @description Number of people who saw the post. */
                reach: number;
                /** @description Views of the post. */
                views: number;
                /** @description Likes, comments, shares and saves of the posts. */
                engagement: number;
                /** @description Clicks on the link. */
                clicks: number;
                /** @description Coupon code uses, as reported by the marketer; null if there are no codes. */
                couponUses: number | null;
            };
            /** @description Clicks and coupon uses of completed jobs only. `perClick` and `perCouponUse` are based on them. */
            ofCompleted: {
                /** @description Clicks on the link. */
                clicks: number;
                /** @description Coupon uses of completed jobs. Null if there are no codes, or if a code shared by all influencers was used and jobs are still in progress. */
                couponUses: number | null;
            };
            /** @description `true` if tracked links counted the clicks, `false` if influencers and platforms reported them. */
            clicksTracked: boolean;
            /** @description Pay and fee of completed jobs per 1,000 people reached, in satang; null if nobody was reached. */
            perThousand: number | null;
            /** @description Pay and fee of completed jobs per engagement, in satang; null if there are no engagements. */
            perEngagement: number | null;
            /** @description Pay and fee of completed jobs per click, in satang; null if there are no clicks. */
            perClick: number | null;
            /** @description Pay and fee of completed jobs per coupon use, in satang; null if there are no uses or `ofCompleted.couponUses` is null. */
            perCouponUse: number | null;
            /** @description The marketer’s targets for the campaign; null where none is set. */
            targets: {
                /**
                 * @description Number of people who saw the post.
                 * @default null
                 */
                reach: number | null;
                /**
                 * @description Views of the post.
                 * @default null
                 */
                views: number | null;
                /**
                 * @description Likes, comments, shares and saves of the posts.
                 * @default null
                 */
                engagement: number | null;
                /**
                 * @description Clicks on the link.
                 * @default null
                 */
                clicks: number | null;
                /**
                 * @description Coupon code uses, as reported by the marketer; null if there are no codes.
                 * @default null
                 */
                couponUses: number | null;
                /**
                 * @description Pay and fee of completed jobs per 1,000 people reached, in satang; null if nobody was reached.
                 * @default null
                 */
                perThousand: number | null;
                /**
                 * @description Pay and fee of completed jobs per engagement, in satang; null if there are no engagements.
                 * @default null
                 */
                perEngagement: number | null;
                /**
                 * @description Pay and fee of completed jobs per click, in satang; null if there are no clicks.
                 * @default null
                 */
                perClick: number | null;
                /**
                 * @description Pay and fee of completed jobs per coupon use, in satang; null if there are no uses or `ofCompleted.couponUses` is null.
                 * @default null
                 */
                perCouponUse: number | null;
            };
            /** @description Medians for comparable campaigns in the last 12 months; null if there are too few. */
            market: {
                /** @description Platform of the compared campaigns; null for all platforms. */
                channelType: ("FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8") | null;
                /** @description Post type of the compared campaigns; null for all post types. */
                postType: ("shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel") | null;
                /** @description Number of campaigns in the sample. */
                campaigns: number;
                /**
                 * Format: date
                 * @description Day the medians were calculated, in Bangkok time.
                 */
                computedOn: string;
                /** @description Median reach per post. */
                reachPerPost: number;
                /** @description Median views per post; null if too few campaigns have any. */
                viewsPerPost: number | null;
                /** @description Median engagements per post. */
                engagementPerPost: number;
                /** @description Median clicks per post of completed jobs; null if too few campaigns have tracked links. */
                clicksPerPost: number | null;
                /** @description Median coupon code uses per post of completed jobs; null if too few campaigns have any. */
                couponUsesPerPost: number | null;
                /** @description Pay and fee of completed jobs per 1,000 people reached, in satang; null if nobody was reached. */
                perThousand: number | null;
                /** @description Pay and fee of completed jobs per engagement, in satang; null if there are no engagements. */
                perEngagement: number | null;
                /** @description Pay and fee of completed jobs per click, in satang; null if there are no clicks. */
                perClick: number | null;
                /** @description Pay and fee of completed jobs per coupon use, in satang; null if there are no uses or `ofCompleted.couponUses` is null. */
                perCouponUse: number | null;
            } | null;
            /** @description Number of jobs. */
            jobs: {
                /** @description Number of completed jobs. */
                complete: number;
                /** @description Number of jobs in progress. */
                inProgress: number;
                /** @description Number of jobs that ended without being completed. */
                ended: number;
            };
            /** @description Pay and fee of completed jobs, in satang. */
            spentOnPosts: number;
            /** @description The campaign’s credits and package jobs. */
            money: {
                /** @description Total amount put on hold, in satang: the sum of the returned, held, paid, fee and reimbursed amounts. */
                putOnHold: number;
                /** @description Amount still on hold, in satang. */
                held: number;
                /** @description Amount paid to influencers, in satang. */
                paid: number;
                /** @description Fees charged, in satang. */
                fees: number;
                /** @description Pay and fee of completed jobs. */
                completed: {
                    /** @description Pay of the influencers, in satang. */
                    pay: number;
                    /** @description Fee, in satang. */
                    fee: number;
                };
                /** @description Pay and fee of cancelled jobs. */
                cancelled: {
                    /** @description Pay of the influencers, in satang. */
                    pay: number;
                    /** @description Fee, in satang. */
                    fee: number;
                };
                /** @description Amount reimbursed for purchases, in satang. */
                reimbursed: number;
                /** @description Amount returned to the marketer, in satang. */
                returned: number;
                /** @description The campaign’s package jobs. */
                package: {
                    /** @description Number of package jobs on hold. */
                    onHold: number;
                    /** @description Number of package jobs used. */
                    used: number;
                    /** @description Number of package jobs returned to the package. */
                    unitsReturned: number;
                    /** @description Credits returned for the unused part of cancelled package jobs, in satang. */
                    returned: number;
                };
            };
        };
        CampaignWebhook: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "campaign.draft" | "campaign.review" | "campaign.sent_back" | "campaign.live" | "campaign.closed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The data of the event. */
            data: {
                /**
                 * Format: uuid
                 * @description ID of the campaign.
                 */
                campaignId: string;
                /**
                 * @description Current status.
                 * @enum {string}
                 */
                status: "draft" | "review" | "sent_back" | "live" | "closed";
                /** @description The previous status; null if it’s new. */
                previousStatus: ("draft" | "review" | "sent_back" | "live" | "closed") | null;
            };
        };
        Channel: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * Format: uuid
             * @description ID of the owner’s account.
             */
            accountId: string;
            /**
             * @description Platform of the channel.
             * @enum {string}
             */
            type: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
            /** @description ID of the account on the platform. */
            externalId: string;
            /** @description Account name on the platform, without @. */
            handle: string;
            /** @description URL. */
            url: string;
            /** @description Name. */
            name: string;
            /** @description The channel’s picture on its platform. */
            avatarUrl: string | null;
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "active" | "allowed" | "blacklist" | "deactivated" | "disconnected" | "suspended" | "waiting_approve" | "rejected" | "not_found";
            /** @description Reason for the status; null if there is none. */
            statusReason: string | null;
            /**
             * @description How ownership was verified.
             * @enum {string}
             */
            proof: "oauth" | "bio";
            /** @description Number of followers; null if unknown. */
            followers: number | null;
            /** @description Number of accounts the channel follows; null if unknown. */
            following: number | null;
            /** @description Number of posts in the last 90 days; null if unknown. */
            posts90d: number | null;
            /** @description Average likes per post; null if unknown. */
            averageLikes: number | null;
            /** @description Average comments per post; null if unknown. */
            averageComments: number | null;
            /** @description Average views per post; null if unknown. */
            averageViews: number | null;
            /** @description Engagement rate in basis points: 250 is 2.5%. */
            engagementBps: number | null;
            /** @description Age, gender and location of followers, in percent. */
            audience: components["schemas"]["Audience"] | null;
            /** @description Authenticity score, from 0 to 100; null if unknown. */
            score: number | null;
            /** @description Reasons for the authenticity score. */
            scoreReasons: {
                /** @description Machine-readable code. */
                code: string;
                /** @description Points that the reason adds or deducts. */
                points: number;
                /** @description Whether an operator found that the reason doesn’t apply. Its points don’t count. */
                waived?: boolean;
            }[];
            /** @description Whether the channel qualifies, with its checks. */
            qualification: {
                /** @description Machine-readable code. */
                code: string;
                /** @description The channel’s checks, each with its result. */
                checks: {
                    /** @description Machine-readable code. */
                    code: string;
                    /** @description Whether the check passed; null if it wasn’t checked. */
                    passed: boolean | null;
                    /** @description Value that was checked; null if unknown. */
                    value: number | null;
                    /** @description Limit of the check; null if there is none. */
                    limit: number | null;
                    /** @description Further values. */
                    details?: {
                        [key: string]: number | string;
                    };
                }[];
            } | null;
            /** @description When it was last checked; null if it hasn’t been. */
            checkedAt: string | null;
            /** @description When the owner appealed against the rejection; null if they haven’t. */
            appealedAt: string | null;
            /** @description The owner’s message with the appeal. */
            appealNote: string | null;
            /** @description When the owner appealed against the score; null if they haven’t. */
            scoreAppealedAt: string | null;
            /** @description The owner’s message with the appeal against the score. */
            scoreAppealNote: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Price of each post type, in satang. */
            prices: {
                /**
                 * @description Type of post.
                 * @enum {string}
                 */
                postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
                /** @description Price of a post of this type, in satang. */
                price: number;
            }[];
        };
        ChannelFacts: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * @description Platform of the channel.
             * @enum {string}
             */
            type: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
            /** @description Account name on the platform, without @. */
            handle: string;
            /** @description URL. */
            url: string;
            /** @description The channel’s picture on its platform. */
            avatarUrl: string | null;
            /** @description Number of followers; null if unknown. */
            followers: number | null;
            /** @description Engagement rate in basis points: 250 is 2.5%. */
            engagementBps: number | null;
            /** @description Average views per post; null if unknown. */
            averageViews: number | null;
            /** @description Authenticity score, from 0 to 100; null if unknown. */
            score: number | null;
            /** @description When it was last checked; null if it hasn’t been. */
            checkedAt: string | null;
            /** @description Age, gender and location of followers, in percent. */
            audience: components["schemas"]["Audience"] | null;
            /** @description Price of each post type, in satang. */
            prices: {
                /**
                 * @description Type of post.
                 * @enum {string}
                 */
                postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
                /** @description Price of a post of this type, in satang. */
                price: number;
            }[];
            /**
             * Format: uuid
             * @description ID of the influencer.
             */
            influencerId: string;
        };
        Charge: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Reference number shown to people. */
            reference: string;
            /**
             * @description What it’s for.
             * @enum {string}
             */
            purpose: "credits" | "package";
            /** @description The package; null for credits. */
            package: {
                /**
                 * Format: uuid
                 * @description ID of the package that pays, with `payBy: package`.
                 */
                packageId: string;
                /** @description Name used in the URL. */
                slug: string;
                /**
                 * @description Platform of the channel.
                 * @enum {string}
                 */
                channelType: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "TWITTER" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
                /**
                 * @description Type of post.
                 * @enum {string}
                 */
                postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
                /** @description Number of jobs. */
                units: number;
                /** @description Pay of the influencer for one job, in satang. */
                influencerPay: number;
                /** @description Title. */
                title: string;
            } | null;
            /** @description Amount before VAT, in satang. */
            net: number;
            /** @description VAT rate in basis points: 700 is 7%. */
            vatBps: number;
            /** @description VAT, in satang. */
            vat: number;
            /** @description Amount to pay, in satang, including VAT. */
            total: number;
            /** @description Rate of the tax that the buyer withholds, in basis points. */
            withheldBps: number;
            /** @description Tax that the buyer withholds, in satang. */
            withheld: number;
            /** @description Amount that the payer transfers, in satang: the total less the tax withheld. */
            payable: number;
            /**
             * @description Payment method.
             * @enum {string}
             */
            method: "promptpay" | "card" | "transfer";
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "expired" | "review" | "cancelled";
            /** @description Why an operator is reviewing the payment; null if none is. */
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
            /** @description When it was paid; null if it hasn’t been. */
            paidAt: string | null;
            /** @description When the charge was cancelled; null if it wasn’t. It can still have been paid later. */
            cancelledAt: string | null;
            /** @description Amount received, in satang; null if nothing has been received. */
            received: number | null;
            /** @enum {string} */
            refundState: "none" | "part" | "whole" | "chargeback";
            /** @description Amount refunded, in satang. */
            refunded: number;
            refundPending: number;
            /** @description Why the payment failed, in words. */
            failure: string | null;
            /** @description Why the payment failed, as a code; null if it didn’t fail. */
            failureCode: string | null;
            /** @description The operator’s note on a rejected payment; null if there is none. */
            note: string | null;
            /** @description The buyer on the tax invoice. */
            party: components["schemas"]["TaxParty"];
            /** @description The buyer’s own purchase order number; empty or null if there is none. */
            poNumber: string | null;
            /** @description The buyer’s own cost centre; empty or null if there is none. */
            costCentre: string | null;
            /** @description Proof of payment. */
            slip: {
                /** @description Name. */
                name: string;
                /** @description URL. */
                url: string;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
            } | null;
            /** @description Credit balance after the payment, in satang. */
            balanceAfter: number | null;
            /** @description When the purchase expires. */
            validUntil: string | null;
            /** @description The related document; null if there is none. */
            document: {
                /**
                 * Format: uuid
                 * @description Unique ID (UUID).
                 */
                id: string;
                /** @description Document number. */
                serial: string;
            } | null;
            /** @description Credit notes for refunds and a chargeback, oldest first. */
            creditNotes: {
                /**
                 * Format: uuid
                 * @description Unique ID (UUID).
                 */
                id: string;
                /** @description Document number. */
                serial: string;
            }[];
        };
        ChargeWebhook: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "charge.paid";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The data of the event. */
            data: {
                /**
                 * Format: uuid
                 * @description ID of the charge.
                 */
                chargeId: string;
                /** @description Amount paid, in satang, including VAT. */
                total: number;
            };
        };
        CreateCampaignRequest: {
            /**
             * @description Type.
             * @enum {string}
             */
            kind?: "public" | "invite_only";
            /**
             * @description `credits` or `package`: what the jobs are paid for with.
             * @enum {string}
             */
            payBy?: "credits" | "package";
            /** @description ID of the package that pays, with `payBy: package`. */
            packageId?: string | null;
            /** @description ID of the agency’s brand that the campaign is for; null for the marketer itself. */
            agencyBrandId?: string | null;
            /** @description Title. */
            title?: string;
            /** @description Title in English. */
            titleEn?: string;
            /** @description The product or service the campaign promotes. */
            product?: string;
            /** @description Link to the product page. */
            productUrl?: string;
            /** @description 1 awareness, 2 understanding, 3 traffic, 4 engagement, 5 coupon code, 0 other. */
            objective?: (1 | 2 | 3 | 4 | 5 | 0) | null;
            /**
             * @description Topic of the campaign.
             * @enum {string}
             */
            topic?: "beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family";
            /** @description Page the short link leads to. */
            trackingUrl?: string;
            /** @description Coupon code mentioned in the post. */
            couponCode?: "" | string;
            /** @description The illustration used when there is no cover image. */
            coverScene?: string | null;
            /** @description The cover image, available at `/media/{id}` on the site; null if there is none. */
            coverFileId?: string | null;
            /** @description Platform of the channel. */
            channelType?: ("FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8") | null;
            /** @description Type of post. */
            postType?: ("shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel") | null;
            /** @description Last day to send the draft, in Bangkok time. */
            draftBy?: string | null;
            /** @description Days to make the draft, counted from the start of work; null for the default. */
            draftDays?: number | null;
            /** @description First day the post can be published, in Bangkok time; null for any day. */
            postFrom?: string | null;
            /** @description Last day to publish the post, in Bangkok time. */
            postBy?: string | null;
            /** @description Instructions for the post. */
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
                 * @description Images and links that show the style.
                 * @default []
                 */
                references?: string[];
            };
            /** @description The campaign’s requirements for influencers. An empty list or null means no requirement. */
            criteria?: {
                /**
                 * @description Minimum followers; null for any.
                 * @default null
                 */
                followersMin?: number | null;
                /**
                 * @description Maximum followers; null for any.
                 * @default null
                 */
                followersMax?: number | null;
                /**
                 * @description Minimum engagement rate in basis points: 250 is 2.5%. Null for any.
                 * @default null
                 */
                engagementMinBps?: number | null;
                /**
                 * @description Required audience ages. The channel’s largest age group must be one of them. Empty for any.
                 * @default []
                 */
                audienceAges?: ("13-17" | "18-24" | "25-34" | "35-44" | "45+")[];
                /**
                 * @description Required main gender of the audience; null for any.
                 * @default null
                 */
                audienceGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Province codes such as `TH-10`. The influencer or most of the audience must be based there. Empty for any.
                 * @default []
                 */
                provinces?: string[];
                /**
                 * @description Required topics. Empty for any.
                 * @default []
                 */
                interests?: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
                /**
                 * @description Gender of the influencer; null for any.
                 * @default null
                 */
                influencerGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Minimum age of the influencer; null for any.
                 * @default null
                 */
                influencerAgeMin?: number | null;
                /**
                 * @description Maximum age of the influencer; null for any.
                 * @default null
                 */
                influencerAgeMax?: number | null;
                /**
                 * @description Country IDs of the influencer’s nationality; 209 is Thailand. Empty for any.
                 * @default []
                 */
                nationalities?: number[];
            };
            /** @description Pay of the influencer for one job, in satang. */
            price?: number | null;
            /** @description Number of influencers the campaign needs. */
            slots?: number;
            /** @description Last day the campaign accepts applications, in Bangkok time. */
            closeOn?: string | null;
            /**
             * @description Whether influencers can request a different price.
             * @enum {string}
             */
            counterOffers?: "no" | "yes";
            /** @description The buyer’s own purchase order number; empty or null if there is none. */
            poNumber?: string;
            /** @description The buyer’s own cost centre; empty or null if there is none. */
            costCentre?: string;
            /** @description How the marketer can use the post. */
            usageRights?: "" | ("creator_only" | "brand_social" | "brand_ads" | "all_media");
            /** @description Last day the marketer can use the post. */
            usageEndsOn?: string | null;
            /** @description How the influencer gets the product: `shipping`, the marketer ships it; `buy order`, the influencer orders it online and `buy product`, the influencer buys it in a shop, both reimbursed; `invite`, the influencer visits; `photo`, the marketer sends photos. */
            reviewOption?: ("buy order" | "shipping" | "buy product" | "photo" | "invite") | null;
            /** @description Value of the product, in satang. */
            productValue?: number | null;
            /** @description How many items each influencer gets. */
            productQuantity?: number;
            /** @description Variants the influencer can choose from. */
            productVariants?: string[];
            /** @description Maximum reimbursement for the purchase, in satang. */
            reimbursementCap?: number | null;
            /** @description Code that the venue’s staff give to the influencer at the visit. */
            checkInCode?: string | null;
            /** @description Where the visit takes place. */
            venue?: string;
            /** @description Tag that discloses the post as advertising. */
            disclosureTag?: "" | string;
        };
        CreateChargeRequest: {
            /** @description Credits to buy, in satang, before VAT. */
            amount: number;
            /**
             * @description Payment method.
             * @enum {string}
             */
            method: "promptpay" | "card" | "transfer";
            /** @description Whether the buyer is a company that withholds tax from the price before VAT. */
            withhold?: boolean;
            /** @description The buyer’s own purchase order number; empty or null if there is none. */
            poNumber?: string;
            /** @description The buyer’s own cost centre; empty or null if there is none. */
            costCentre?: string;
        };
        CreateWebhookEndpointRequest: {
            /** @description URL that receives the events. */
            url: string;
            /** @description Events sent to the endpoint: a type, or a group such as `job.*`. */
            events: ("job.*" | "campaign.*" | "charge.paid" | "withdrawal.*")[];
        };
        CreditBalance: {
            /** @description Amount available now, in satang. */
            available: number;
            /** @description Amount on hold, in satang. */
            held: number;
            /** @description The credits that expire next; null if there are none. */
            expiringNext: {
                /** @description Amount in satang. */
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
             * @description Minimum followers; null for any.
             * @default null
             */
            followersMin: number | null;
            /**
             * @description Maximum followers; null for any.
             * @default null
             */
            followersMax: number | null;
            /**
             * @description Minimum engagement rate in basis points: 250 is 2.5%. Null for any.
             * @default null
             */
            engagementMinBps: number | null;
            /**
             * @description Required audience ages. The channel’s largest age group must be one of them. Empty for any.
             * @default []
             */
            audienceAges: ("13-17" | "18-24" | "25-34" | "35-44" | "45+")[];
            /**
             * @description Required main gender of the audience; null for any.
             * @default null
             */
            audienceGender: ("female" | "male" | "other") | null;
            /**
             * @description Province codes such as `TH-10`. The influencer or most of the audience must be based there. Empty for any.
             * @default []
             */
            provinces: string[];
            /**
             * @description Required topics. Empty for any.
             * @default []
             */
            interests: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
            /**
             * @description Gender of the influencer; null for any.
             * @default null
             */
            influencerGender: ("female" | "male" | "other") | null;
            /**
             * @description Minimum age of the influencer; null for any.
             * @default null
             */
            influencerAgeMin: number | null;
            /**
             * @description Maximum age of the influencer; null for any.
             * @default null
             */
            influencerAgeMax: number | null;
            /**
             * @description Country IDs of the influencer’s nationality; 209 is Thailand. Empty for any.
             * @default []
             */
            nationalities: number[];
        };
        Delivery: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Type of the event. */
            type: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "pending" | "sent" | "failed";
            /** @description Number of attempts. Starts again when the delivery is resent. */
            attempts: number;
            /** @description When the next attempt is due; null if none is pending or the endpoint is off. */
            nextAt: string | null;
            /** @description When the last attempt was made; null before the first attempt. */
            triedAt: string | null;
            /** @description HTTP status of the last response; null if there was none. */
            answerStatus: number | null;
            /** @description Start of the last response, or why there was none; null before the first attempt. */
            answer: string | null;
            /** @description The event’s `data`, as sent. */
            data: {
                [key: string]: unknown;
            };
        };
        Earnings: {
            /** @description Amount available now, in satang. */
            available: number;
            /** @description Amount in a pending withdrawal, in satang. */
            pending: number;
            /** @description VAT that hasn’t been paid out yet, in satang; null if the payee isn’t registered for VAT. */
            vatPending: number | null;
            /** @description Part of `vatPending` for which a tax invoice still has to be sent, in satang. */
            vatUnsent: number;
            /** @description Amount expected from jobs in progress, before tax, in satang. */
            expected: number;
            /** @description Total income after tax, in satang, including VAT that was paid out, without reimbursements. */
            lifetime: number;
            /** @description Day of the next automatic withdrawal; null if there won’t be one. */
            nextAutomaticOn: string | null;
            /** @description Why there won’t be an automatic withdrawal, as a code; `withdrawal_minimum` means that the balance is below `automaticFrom`. Null if there will be one. */
            automaticProblem: ("automatic_off" | "account_suspended" | "withdrawal_pending" | "bank_account_missing" | "bank_account_unverified" | "promptpay_changed" | "withdrawal_minimum") | null;
            /** @description Day of the next automatic run, whether or not it pays this account. */
            nextRunOn: string;
            /** @description Day on which a withdrawal requested now is transferred. */
            expectedOn: string;
            /** @description Whether automatic withdrawals are on. */
            automatic: boolean;
            /** @description Minimum amount of a withdrawal, in satang. */
            minimum: number;
            /** @description Minimum balance for an automatic withdrawal, in satang. */
            automaticFrom: number;
            /** @description Fee, in satang. */
            fee: number;
            /** @description Amount from which no fee is charged, in satang. */
            feeWaivedFrom: number;
            /** @description The pending withdrawal; null if there is none. */
            waiting: components["schemas"]["Withdrawal"] | null;
            /** @description The bank’s short code, such as `KBANK`, `SCB` or `BBL`; null for PromptPay. */
            bank: components["schemas"]["BankAccount"] | null;
        };
        Error: {
            /**
             * @description Machine-readable error code. Codes don’t change within a version.
             * @enum {string}
             */
            code: "invalid_input" | "unknown_field" | "json_invalid" | "json_required" | "unsupported_media_type" | "body_too_large" | "length_required" | "address_invalid" | "address_too_long" | "upload_broken" | "idempotency_key_required" | "idempotency_conflict" | "not_found" | "method_not_allowed" | "rate_limited" | "conflict" | "internal" | "unavailable" | "provider_unavailable" | "unauthenticated" | "wrong_role" | "permission_missing" | "cross_site" | "insufficient_credits" | "insufficient_balance" | "ledger_unbalanced" | "reason_required" | "package_empty" | "login_failed" | "login_throttled" | "login_slowed" | "account_suspended" | "account_expired" | "account_closed" | "address_taken" | "password_length" | "password_common" | "password_current_wrong" | "password_same" | "otp_wrong" | "otp_used_up" | "otp_expired" | "otp_resend_wait" | "otp_hour_limit" | "otp_day_limit" | "step_up_required" | "sign_up_not_found" | "recovery_not_found" | "line_login_failed" | "line_login_taken" | "line_login_only" | "consent_required" | "ref_code_unknown" | "age_under_18" | "guardian_consent_required" | "profile_incomplete" | "agency_only" | "agency_brand_taken" | "agency_brands_full" | "api_keys_full" | "scope_of_other_role" | "scope_missing" | "blocks_full" | "influencer_searches_full" | "shortlists_full" | "shortlist_full" | "webhook_url" | "webhook_events" | "webhook_endpoints_full" | "webhook_endpoint_off" | "already_applied" | "application_refused" | "campaign_paused" | "campaign_still_open" | "criteria_not_met" | "criteria_met" | "counter_offers_off" | "counter_offer_used" | "no_counter_offer" | "counter_offer_pending" | "price_changed" | "variant_required" | "counter_offer_same" | "hold_changed" | "person_hold_changed" | "person_not_waiting" | "person_not_active" | "person_paused" | "person_in_campaign" | "channel_other_platform" | "person_other_platform" | "slots_short" | "units_short" | "slots_left" | "second_approval_required" | "approval_waiting" | "approved_amount_changed" | "content_rights" | "content_empty" | "content_too_large" | "report_links_full" | "report_link_ended" | "brief_incomplete" | "campaign_not_live" | "campaign_closed" | "campaign_state" | "slot_taken" | "amount_zero" | "amount_limit" | "saved_searches_full" | "channel_url_invalid" | "channel_type_unsupported" | "already_signup" | "channel_not_found" | "channel_not_owned" | "channel_not_usable" | "error_privilege_incorrect" | "error_privilege_quota_exceed" | "error_privilege_expired" | "privilege_code_taken" | "price_required" | "form_too_fast" | "form_stale" | "form_links" | "form_limit" | "content_incomplete" | "content_behind" | "slug_taken" | "page_key_taken" | "content_time" | "coupon_taken" | "coupon_in_use" | "coupon_closed" | "amount_too_small" | "amount_too_large" | "refund_changed" | "credits_zero" | "credits_limit" | "charge_expired" | "charge_paying" | "withholding_company" | "charge_failed" | "slip_mismatch" | "receipt_purpose" | "receipt_recorded" | "deactivation_blocked" | "amount_required" | "receipt_in_review" | "post_other_account" | "draft_needs_video" | "draft_needs_picture" | "video_too_large" | "video_kind" | "video_quota" | "video_replaced" | "upload_expired" | "nothing_to_review" | "refusals_used" | "draft_in_review" | "brand_is_choosing" | "rejections_used" | "rejections_left" | "not_at_choice" | "checks_left" | "insight_in_review" | "insight_evidence_required" | "insight_unavailable" | "insight_platform_busy" | "insight_reconnect" | "post_url_invalid" | "post_other_platform" | "post_too_early" | "dispute_not_open" | "operator_is_checking" | "not_in_queue" | "not_in_dispute" | "share_required" | "share_not_whole" | "share_is_whole" | "share_must_be_zero" | "too_many_documents" | "document_cancelled" | "document_credited" | "document_month_over" | "file_too_large" | "file_pixels" | "file_quota" | "file_kind" | "file_broken" | "file_required" | "influencer_paused" | "own_pause" | "pause_day" | "job_state" | "job_frozen" | "job_guard" | "job_not_due" | "job_disputed" | "job_not_frozen" | "party_not_active" | "review_option_differs" | "already_shipped" | "already_reported" | "order_number_required" | "delivery_date_required" | "delivery_date_too_far" | "review_time_over" | "draft_already_sent" | "goods_must_return" | "tracking_required" | "message_empty" | "contact_data" | "check_in_wrong" | "month_too_long" | "line_unavailable" | "whatsapp_unavailable" | "push_unsupported" | "close_blocked" | "package_changed" | "attachment_replaced" | "attachment_decided" | "tax_class_required" | "documents_not_approved" | "details_locked" | "partner_not_found" | "partner_self" | "partner_invited" | "partner_active" | "manager_exists" | "invitation_over" | "agreement_ending" | "manager_share_max" | "agreement_end" | "withdrawal_minimum" | "withdrawal_pending" | "bank_account_missing" | "bank_account_unverified" | "bank_account_waiting" | "bank_account_name" | "bank_account_digits" | "bank_account_unusual" | "promptpay_phone_missing" | "promptpay_id_missing" | "promptpay_changed" | "payout_target_changed" | "statement_too_long" | "withdrawal_in_batch" | "withdrawal_claimed" | "return_amount" | "return_recorded" | "batch_closed" | "batch_file_changed" | "replacement_requested" | "document_unchanged" | "handle_taken" | "review_not_open" | "already_reviewed" | "already_answered" | "already_reported_review" | "team_full" | "team_invitations_full" | "already_member" | "team_resend_wait" | "invitation_closed" | "invitation_address_taken" | "own_role" | "brand_limit_role" | "approval_requested" | "hold_request_over" | "own_hold_request" | "owner_stays" | "two_step_not_started" | "two_step_required" | "two_step_code_required" | "two_step_wrong" | "two_step_locked" | "two_step_on" | "vat_invoice_number_used" | "vat_invoice_too_early" | "vat_invoice_in_future" | "vat_invoice_replaced" | "vat_invoice_decided" | "certificate_too_early" | "certificate_in_future" | "certificate_missing" | "certificate_used" | "certificate_payers" | "certificate_replaced" | "certificate_decided";
            /** @description Error message for people, in the language of the request. */
            message: string;
            /** @description Error message of each invalid field, for people. */
            fields?: {
                [key: string]: string;
            };
            /** @description The invalid fields, for programs: a code for each, with its limits as numbers (amounts in satang). */
            issues?: {
                /** @description Path of the field, or `_` for the request itself. */
                field: string;
                /** @description Machine-readable code. */
                code: string;
                /** @description Smallest allowed amount or number. */
                minimum?: number;
                /** @description Largest allowed amount or number. */
                maximum?: number;
                /** @description Possible values. */
                options?: unknown[];
                /** @description Pattern the text must match. */
                pattern?: string;
                /** @description The expected value. */
                expected?: string;
            }[];
            /** @description Further data about the error, such as limits (amounts in satang), or the `state` of a job and the `offers` still available. */
            details?: Record<string, never>;
        };
        Estimate: {
            /** @description Number of influencers with a channel on the platform, then the number left after each requirement. */
            steps: {
                /** @description The requirement, as a code. */
                code: string;
                /** @description Number of influencers. */
                count: number;
            }[];
            /** @description Number of influencers who meet every requirement. */
            matching: number;
            /** @description The change of one requirement that adds the most influencers; null if none does. */
            suggestion: {
                /** @description The requirement to change, as a code. */
                code: string;
                /** @description The new value; null to remove the requirement. */
                value: number | null;
                /** @description Number of influencers that the change adds. */
                gain: number;
            } | null;
            /** @description Number of followers; null if unknown. */
            followers: number[];
            /** @description Range that contains the middle half of the matching influencers’ prices; null if unknown. */
            prices: {
                /** @description Lower end of the range, in satang. */
                low: number;
                /** @description Upper end of the range, in satang. */
                high: number;
            } | null;
            /** @description Cost of the campaign; null if no price is set. */
            cost: {
                /** @description Pay of the influencer for one job, in satang. */
                price: number;
                /** @description Fee for one slot, in satang. */
                fee: number;
                /** @description Service fee in basis points: 1000 is 10%. */
                feeBps: number;
                /** @description Credits for one slot, in satang. */
                perSlot: number;
                /** @description Number of influencers the campaign needs. */
                slots: number;
                /** @description Number of open slots. */
                openSlots: number;
                /** @description Maximum reimbursement for the purchase, in satang. */
                reimbursement: number;
                /** @description Maximum amount that the open slots can still put on hold, in satang. */
                total: number;
            } | null;
        };
        EstimateCampaignRequest: {
            /** @description The campaign’s requirements for influencers. An empty list or null means no requirement. */
            criteria?: {
                /**
                 * @description Minimum followers; null for any.
                 * @default null
                 */
                followersMin?: number | null;
                /**
                 * @description Maximum followers; null for any.
                 * @default null
                 */
                followersMax?: number | null;
                /**
                 * @description Minimum engagement rate in basis points: 250 is 2.5%. Null for any.
                 * @default null
                 */
                engagementMinBps?: number | null;
                /**
                 * @description Required audience ages. The channel’s largest age group must be one of them. Empty for any.
                 * @default []
                 */
                audienceAges?: ("13-17" | "18-24" | "25-34" | "35-44" | "45+")[];
                /**
                 * @description Required main gender of the audience; null for any.
                 * @default null
                 */
                audienceGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Province codes such as `TH-10`. The influencer or most of the audience must be based there. Empty for any.
                 * @default []
                 */
                provinces?: string[];
                /**
                 * @description Required topics. Empty for any.
                 * @default []
                 */
                interests?: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
                /**
                 * @description Gender of the influencer; null for any.
                 * @default null
                 */
                influencerGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Minimum age of the influencer; null for any.
                 * @default null
                 */
                influencerAgeMin?: number | null;
                /**
                 * @description Maximum age of the influencer; null for any.
                 * @default null
                 */
                influencerAgeMax?: number | null;
                /**
                 * @description Country IDs of the influencer’s nationality; 209 is Thailand. Empty for any.
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
             * @description Type of post.
             * @enum {string}
             */
            postType?: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
            /** @description Pay of the influencer for one job, in satang. */
            price?: number;
            /** @description Number of influencers the campaign needs. */
            slots?: number;
        };
        File: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * @description What it’s for.
             * @enum {string}
             */
            purpose: "avatar" | "cover" | "reference" | "draft" | "receipt" | "insight" | "message" | "slip" | "identity" | "work_permit" | "vat" | "guardian" | "company" | "bank_book" | "vat_invoice" | "tax_certificate" | "content" | "download";
            /** @description Name. */
            name: string;
            /** @description Media type of the file. */
            contentType: string;
            /** @description Size in bytes. */
            size: number;
            /** @description URL. */
            url: string;
        };
        InfluencerFacts: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Profile photo, available at `/media/{id}` on the site; null if there is none. */
            avatarFileId: string | null;
            /** @description The influencer’s description of themselves. */
            bio: string;
            /** @description Topics. */
            interests: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
            /** @description Province. */
            province: string | null;
            /** @description Share of jobs finished, in percent; null until the first one has ended. */
            reliability: number | null;
        };
        InfluencerMoney: {
            /**
             * @description Whose pay it is: the influencer’s, or the talent manager’s commission.
             * @enum {string}
             */
            of: "creator" | "manager";
            /** @description Pay of the influencer for one job, in satang. */
            price: number;
            /** @description Pay before tax, in satang, after the talent manager’s share. */
            gross: number;
            /** @description VAT included in `net`, in satang. */
            vat: number;
            /** @description VAT that is paid once the tax invoice is approved, in satang; 0 after that. */
            vatOnInvoice: number;
            /** @description Tax withheld, in satang. */
            withheld: number;
            /** @description Amount after deductions, in satang. */
            net: number;
            /** @description The talent manager’s share, in basis points. */
            managerShareBps: number;
            /** @description The talent manager’s share, in satang. */
            managerPart: number;
            /** @description Amount reimbursed, in satang. */
            reimbursement: number;
            /** @description Maximum reimbursement for the purchase, in satang. */
            reimbursementCap: number;
            /** @description Whether the amounts have been posted. */
            booked: boolean;
        };
        Job: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * @description Status of the job. See the diagram of job statuses.
             * @enum {string}
             */
            status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /** @description Step within the status; null if nothing is pending. */
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
            /** @description Pay of the influencer for one job, in satang. */
            price: number;
            /**
             * @description `credits` or `package`: what the job is paid for with.
             * @enum {string}
             */
            fundedBy: "credits" | "package";
            /** @description Fee, in satang. */
            fee: number | null;
            /** @description Amount on hold after accepting or inviting, in satang. In a request, send the amount you read; if it has changed, the request fails with 409 `hold_changed`. */
            toHold: number | null;
            /** @description How well the channel meets the requirements: a score with reasons. */
            match: components["schemas"]["Match"];
            /** @description The price requested by the influencer that awaits the marketer’s decision, in satang; null if there is none. */
            asked: number | null;
            /**
             * @description Status of the counter-offer.
             * @enum {string}
             */
            offer: "none" | "asked" | "countered" | "agreed" | "declined" | "lapsed";
            /** @description The price that the influencer requested, in satang; null if there is no counter-offer. */
            offerPrice: number | null;
            /** @description Note. */
            note: string;
            /** @description First day the post can be published, in Bangkok time; null for any day. */
            postFrom: string | null;
            /** @description Whether a dispute is open. Only operators can act during a dispute. */
            disputed: boolean;
            /** @description Whether the job is frozen because an account isn’t active. Its deadlines are paused until an operator resumes it. */
            frozen: boolean;
            /** @description Who ended the job; null while it’s in progress. */
            endedBy: ("influencer" | "marketer" | "operator" | "system") | null;
            /** @description Why the job ended; null while it’s in progress. */
            endReason: string | null;
            /** @description Whether the influencer withdrew the application. */
            withdrawn: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** @description Version number, which increases with each change. Send it back with a change. */
            version: number;
            /** @description The pending action: who must act by when, and what happens after the last deadline; null if nothing is pending. */
            timeline: components["schemas"]["Timeline"] | null;
            /** @description The campaign. */
            campaign: {
                /** @description The product or service the campaign promotes. */
                product: string;
                /** @description Link to the product page. */
                productUrl: string;
                /** @description Coupon code mentioned in the post. */
                couponCode: string;
                /** @description Last day to send the draft, in Bangkok time. */
                draftBy: string | null;
                /** @description Days to make the draft, counted from the start of work; null for the default. */
                draftDays: number | null;
                /** @description First day the post can be published, in Bangkok time; null for any day. */
                postFrom: string | null;
                /** @description Last day to publish the post, in Bangkok time. */
                postBy: string | null;
                /** @description Instructions for the post. */
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
                     * @description Images and links that show the style.
                     * @default []
                     */
                    references: string[];
                };
                /** @description How the marketer can use the post. */
                usageRights: "" | ("creator_only" | "brand_social" | "brand_ads" | "all_media");
                /** @description Last day the marketer can use the post. */
                usageEndsOn: string | null;
                /** @description Value of the product, in satang. */
                productValue: number | null;
                /** @description How many items each influencer gets. */
                productQuantity: number;
                /** @description Variants the influencer can choose from. */
                productVariants: string[];
                /** @description Maximum reimbursement for the purchase, in satang. */
                reimbursementCap: number | null;
                /** @description Where the visit takes place. */
                venue: string;
                /** @description Tag that discloses the post as advertising. */
                disclosureTag: string;
                /**
                 * Format: uuid
                 * @description Unique ID (UUID).
                 */
                id: string;
                /** @description Title. */
                title: string;
                /** @description Title in English. */
                titleEn: string;
                /**
                 * @description Type of post.
                 * @enum {string}
                 */
                postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
                /**
                 * @description How the influencer gets the product: `shipping`, the marketer ships it; `buy order`, the influencer orders it online and `buy product`, the influencer buys it in a shop, both reimbursed; `invite`, the influencer visits; `photo`, the marketer sends photos.
                 * @enum {string}
                 */
                reviewOption: "buy order" | "shipping" | "buy product" | "photo" | "invite";
                /** @description Topic of the campaign. */
                topic: string;
                /** @description The illustration used when there is no cover image. */
                coverScene: string | null;
                /** @description The cover image, available at `/media/{id}` on the site; null if there is none. */
                coverFileId: string | null;
                /** @description The influencer’s own link to the campaign’s page, which counts clicks; null if there is none. */
                trackingLink: string | null;
            };
            /** @description Actions that are available to the caller now. */
            offers: ("apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue")[];
            /** @description Actions that need something else first. `code` is the error until then, and `missing` lists the profile data that is needed. */
            blocked: {
                /**
                 * @description The action or event.
                 * @enum {string}
                 */
                event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
                /**
                 * @description Machine-readable code.
                 * @enum {string}
                 */
                code: "profile_incomplete" | "tax_class_required";
                /** @description Fields that are still missing. */
                missing: ("legalName" | "identity" | "address")[];
            }[];
            /** @description The terms that apply. */
            terms: {
                /** @description Number of days within which the marketer must ship the product. */
                shipDays: number;
                /** @description Business days within which operators decide a dispute. */
                disputeBusinessDays: number;
            };
            /** @description The influencer’s pay with tax; null for a marketer. */
            influencerMoney: components["schemas"]["InfluencerMoney"] | null;
            /** @description For a talent manager: the partner’s pay; otherwise null. */
            partnerMoney: components["schemas"]["InfluencerMoney"] | null;
            /** @description The marketer’s costs and holds; null for an influencer. */
            marketerMoney: components["schemas"]["MarketerMoney"] | null;
            /** @description Shipping, order, receipt and visit details. */
            start: components["schemas"]["JobStart"];
            /** @description Status of the drafts: the number sent, sent back and included. */
            draft: {
                /**
                 * @description Current state.
                 * @enum {string}
                 */
                state: "none" | "review" | "sent_back" | "choice" | "approved";
                /** @description Number of drafts sent. */
                sent: number;
                /** @description Number of times a draft was sent back. */
                rejections: number;
                /** @description Number of revisions included. */
                included: number;
                /** @description Extra revisions paid for. */
                extraRounds: number;
                /** @description The caller’s upload for the next draft; null if there is none. */
                upload: {
                    /**
                     * Format: uuid
                     * @description Unique ID (UUID).
                     */
                    id: string;
                    /** @description Name. */
                    name: string;
                    /** @description Size in bytes. */
                    size: number;
                    /** @description When the file was last modified, in milliseconds since 1970. */
                    modified: number;
                    /** @description Whether the upload is complete. */
                    finished: boolean;
                    /**
                     * Format: date-time
                     * @description When it expires.
                     */
                    expiresAt: string;
                } | null;
            };
            /** @description Status of the insights. */
            insight: {
                /**
                 * @description Current state.
                 * @enum {string}
                 */
                state: "none" | "review" | "sent_back";
                /** @description Number of times it was sent back. */
                refusals: number;
                /** @description The insights that were sent; null if there are none. */
                numbers: {
                    /**
                     * @description Where it came from.
                     * @enum {string}
                     */
                    source: "creator" | "platform";
                    /** @description Number of people who saw the post. */
                    reach: number | null;
                    /** @description Views of the post. */
                    views: number | null;
                    /** @description Likes on the post. */
                    likes: number | null;
                    /** @description Number of comments on the post. */
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
                    /** @description Figures as reported by the platform. */
                    platform: components["schemas"]["PostFigures"] | null;
                } | null;
                /** @description The figures last read from the platform, which the influencer can confirm; null if there are none. */
                platform: components["schemas"]["PostFigures"] | null;
            };
            /** @description Drafts, receipts and insight screenshots that were sent. */
            attachments: components["schemas"]["Attachment"][];
            /** @description The post links that were sent, each with its check result. */
            posts: components["schemas"]["Post"][];
            /** @description The steps of the job, oldest first. */
            history: components["schemas"]["JobEvent"][];
            /** @description The open dispute; null if there is none. */
            dispute: {
                /**
                 * @description Who opened the dispute.
                 * @enum {string}
                 */
                by: "influencer" | "marketer" | "operator" | "system";
                /** @description The reason, in words. */
                reason: string;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
            } | null;
            /** @description The operators’ queue the job is in; null if it isn’t in one. */
            queue: ("link" | "insight") | null;
            /** @description Documents of the job. */
            documents: {
                /**
                 * Format: uuid
                 * @description Unique ID (UUID).
                 */
                id: string;
                /** @description Type. */
                kind: string;
                /** @description Document number. */
                serial: string;
            }[];
        };
        JobCampaign: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Title in English. */
            titleEn: string;
            /**
             * @description Type of post.
             * @enum {string}
             */
            postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
            /**
             * @description How the influencer gets the product: `shipping`, the marketer ships it; `buy order`, the influencer orders it online and `buy product`, the influencer buys it in a shop, both reimbursed; `invite`, the influencer visits; `photo`, the marketer sends photos.
             * @enum {string}
             */
            reviewOption: "buy order" | "shipping" | "buy product" | "photo" | "invite";
            /** @description Topic of the campaign. */
            topic: string;
            /** @description The illustration used when there is no cover image. */
            coverScene: string | null;
            /** @description The cover image, available at `/media/{id}` on the site; null if there is none. */
            coverFileId: string | null;
        };
        JobChannel: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * @description Platform of the channel.
             * @enum {string}
             */
            type: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
            /** @description Account name on the platform, without @. */
            handle: string;
            /** @description Name. */
            name: string;
            /** @description URL. */
            url: string;
            /** @description The channel’s picture on its platform. */
            avatarUrl: string | null;
            /** @description Number of followers; null if unknown. */
            followers: number | null;
            /** @description Engagement rate in basis points: 250 is 2.5%. */
            engagementBps: number | null;
        };
        JobEvent: {
            /**
             * @description The action or event.
             * @enum {string}
             */
            event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
            /** @description Status before the step. */
            from: string;
            /**
             * @description Status after the step.
             * @enum {string}
             */
            to: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /**
             * @description Who performed the action; `system` for automatic checks and deadlines.
             * @enum {string}
             */
            actor: "influencer" | "marketer" | "operator" | "system";
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Further data of the step, such as a reason, a link or an amount. */
            data: {
                [key: string]: unknown;
            };
        };
        JobInfluencer: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Profile photo, available at `/media/{id}` on the site; null if there is none. */
            avatarFileId: string | null;
            /** @description From published reviews; null until there are enough reviews. */
            rating: components["schemas"]["Rating"] | null;
            /** @description Account name on the platform, without @. */
            handle: string;
            /** @description Share of jobs finished, in percent; null until the first one has ended. */
            reliability: number | null;
            /** @description Day from which the influencer takes new jobs again; null if they take jobs now. */
            takesJobsFrom: string | null;
        };
        JobMarketer: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Profile photo, available at `/media/{id}` on the site; null if there is none. */
            avatarFileId: string | null;
            /** @description From published reviews; null until there are enough reviews. */
            rating: components["schemas"]["Rating"] | null;
            /** @description Name of the agency that runs the campaign for the brand; null if there is none. */
            agency: string | null;
        };
        JobRow: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * @description Status of the job. See the diagram of job statuses.
             * @enum {string}
             */
            status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /** @description Step within the status; null if nothing is pending. */
            stage: ("applied" | "offer" | "mismatched" | "answer" | "invite_offer" | "ship" | "order" | "receipt" | "receipt_review" | "visit" | "photo" | "transit" | "not_arrived" | "draft" | "draft_review" | "draft_fix" | "choice" | "link" | "check" | "link_queue" | "insight" | "insight_review" | "insight_fix" | "insight_queue" | "settle" | "dispute" | "frozen") | null;
            /**
             * @description Where it came from.
             * @enum {string}
             */
            source: "application" | "invite";
            /** @description The campaign. */
            campaign: components["schemas"]["JobCampaign"];
            /** @description The marketer. */
            marketer: components["schemas"]["JobMarketer"];
            /** @description The influencer. */
            influencer: components["schemas"]["JobInfluencer"];
            /** @description The channel that does the job. */
            channel: components["schemas"]["JobChannel"];
            /** @description Pay of the influencer for one job, in satang. */
            price: number;
            /** @description Amount on hold, in satang. */
            held: number | null;
            /** @description The influencer’s pay after tax, in satang; null for a marketer. */
            net: number | null;
            /**
             * @description `credits` or `package`: what the job is paid for with.
             * @enum {string}
             */
            fundedBy: "credits" | "package";
            /** @description Fee, in satang. */
            fee: number | null;
            /** @description Amount on hold after accepting or inviting, in satang. In a request, send the amount you read; if it has changed, the request fails with 409 `hold_changed`. */
            toHold: number | null;
            /** @description How well the channel meets the requirements: a score with reasons. */
            match: components["schemas"]["Match"];
            /** @description The price requested by the influencer that awaits the marketer’s decision, in satang; null if there is none. */
            asked: number | null;
            /**
             * @description Status of the counter-offer.
             * @enum {string}
             */
            offer: "none" | "asked" | "countered" | "agreed" | "declined" | "lapsed";
            /** @description The price that the influencer requested, in satang; null if there is no counter-offer. */
            offerPrice: number | null;
            /** @description Note. */
            note: string;
            /** @description First day the post can be published, in Bangkok time; null for any day. */
            postFrom: string | null;
            /** @description Deadline of the pending action. */
            dueAt: string | null;
            /** @description The side that must act; null if no action is pending. */
            act: ("influencer" | "marketer" | "operator" | "system") | null;
            /** @description Whether a dispute is open. Only operators can act during a dispute. */
            disputed: boolean;
            /** @description Whether the job is frozen because an account isn’t active. Its deadlines are paused until an operator resumes it. */
            frozen: boolean;
            /** @description Who ended the job; null while it’s in progress. */
            endedBy: ("influencer" | "marketer" | "operator" | "system") | null;
            /** @description Why the job ended; null while it’s in progress. */
            endReason: string | null;
            /** @description Whether the influencer withdrew the application. */
            withdrawn: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        JobStart: {
            /** @description Variant of the product that the influencer chose; one of the campaign’s `productVariants`. */
            variant: string | null;
            /** @description The carrier’s code; `other` for any other carrier. */
            carrier: string | null;
            /** @description Tracking number of the parcel. */
            trackingNumber: string | null;
            /** @description When the parcel was shipped; null if it hasn’t been. */
            shippedAt: string | null;
            /** @description When the influencer reported the parcel missing; null if they haven’t. */
            notArrivedAt: string | null;
            /** @description Order number. */
            orderNumber: string | null;
            /** @description When the influencer expects the product to arrive; null if unknown. */
            deliveryAt: string | null;
            /** @description When the influencer will visit. */
            visitAt: string | null;
            /** @description Code that the venue’s staff give to the influencer at the visit. */
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
             * @description State of the product: `none`, `received` or `returned`.
             * @enum {string}
             */
            goods: "none" | "received" | "returned";
            /** @description Tracking number of the return parcel. */
            returnTracking: string | null;
            /**
             * @description Status of the receipt.
             * @enum {string}
             */
            receipt: "none" | "review" | "refused" | "approved";
            /** @description Number of times it was sent back. */
            refusals: number;
        };
        JobState: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * Format: uuid
             * @description ID of the campaign.
             */
            campaignId: string;
            /**
             * @description Status of the job. See the diagram of job statuses.
             * @enum {string}
             */
            status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
            /** @description Version number, which increases with each change. Send it back with a change. */
            version: number;
            /** @description The pending action: who must act by when, and what happens after the last deadline; null if nothing is pending. */
            timeline: components["schemas"]["Timeline"] | null;
        };
        JobWebhook: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "job.matched" | "job.mismatched" | "job.assign" | "job.in_progress" | "job.shipping" | "job.working" | "job.ready" | "job.submit" | "job.insight" | "job.complete" | "job.completed" | "job.cancel" | "job.rejected" | "job.updated";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The data of the event. */
            data: {
                /**
                 * Format: uuid
                 * @description ID of the job.
                 */
                jobId: string;
                /**
                 * Format: uuid
                 * @description ID of the campaign.
                 */
                campaignId: string;
                /**
                 * @description The action or event.
                 * @enum {string}
                 */
                event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
                /**
                 * @description Current status.
                 * @enum {string}
                 */
                status: "MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED";
                /** @description The previous status; null if it’s new. */
                previousStatus: ("MATCHED" | "MISMATCHED" | "ASSIGN" | "IN_PROGRESS" | "SHIPPING" | "WORKING" | "READY" | "SUBMIT" | "INSIGHT" | "COMPLETE" | "COMPLETED" | "CANCEL" | "REJECTED") | null;
            };
        };
        MarketCampaign: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Title in English. */
            titleEn: string;
            /** @description The marketer. */
            marketer: components["schemas"]["CampaignMarketer"];
            /** @description Pay of the influencer for one job, in satang. */
            price: number;
            /**
             * @description Platform of the channel.
             * @enum {string}
             */
            channelType: "FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8";
            /**
             * @description Type of post.
             * @enum {string}
             */
            postType: "shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel";
            /** @description Number of influencers the campaign needs. */
            slots: number;
            /** @description Number of open slots. */
            slotsLeft: number;
            /** @description Topic of the campaign. */
            topic: string;
            /** @description The illustration used when there is no cover image. */
            coverScene: string | null;
            /** @description The cover image, available at `/media/{id}` on the site; null if there is none. */
            coverFileId: string | null;
            /** @description When the campaign closes. */
            closeAt: string | null;
            /** @description When it was published. */
            publishedAt: string | null;
            /** @description Whether the caller has bookmarked the campaign. */
            saved: boolean;
            /** @description Whether the caller has applied or already has a job in this campaign. */
            applied: boolean;
            /** @description The caller’s part in the campaign: `applied`; `invited`; `chosen`, accepted by the marketer and awaiting the caller’s answer; `working`; or `ended`, completed. Null if the caller has no job in it. */
            part: ("applied" | "invited" | "chosen" | "working" | "ended") | null;
            /** @description How well the channel meets the requirements: a score with reasons. */
            match: {
                /**
                 * Format: uuid
                 * @description ID of the channel.
                 */
                channelId: string;
                /** @description How well the channel meets the requirements, from 0 to 100. */
                score: number;
                /** @description Whether every requirement is met. */
                matched: boolean;
                /** @description Each requirement and whether it’s met. */
                reasons: {
                    /** @description Machine-readable code. */
                    code: string;
                    /** @description Whether the requirement is met. */
                    met: boolean;
                    /** @description Values behind the result: the requirement and the channel’s value. */
                    values: {
                        [key: string]: string | number;
                    };
                }[];
            } | null;
        };
        MarketerMoney: {
            /** @description Pay of the influencer for one job, in satang. */
            price: number;
            /** @description Fee, in satang. */
            fee: number;
            /** @description Price of the extra revisions including the fee, in satang. */
            extras: number;
            /** @description The influencer’s part of the extra revisions, in satang. */
            extrasPrice: number;
            /** @description Maximum reimbursement for the purchase, in satang. */
            reimbursementCap: number;
            /** @description Amount on hold now, in satang. */
            held: number;
            /** @description Price of one more revision including the fee, in satang. */
            extraRound: number;
            /** @description Split of the amount if the marketer cancelled the job now; null if there is none. */
            cancelNow: {
                /** @description Share that is refunded, in basis points. */
                refundBps: number;
                /** @description Amount returned to the marketer, in satang. */
                back: number;
                /** @description Amount for the influencer, in satang. */
                influencer: number;
                /** @description Fee, in satang. */
                fee: number;
                /** @description Whether the package job is returned to the package. */
                unitReturns: boolean;
            } | null;
            /** @description Final split of the amount; null while the job is in progress. */
            ended: {
                /** @description Amount paid to the influencer, in satang. */
                paid: number;
                /** @description Fee, in satang. */
                fee: number;
                /** @description Amount returned to the marketer, in satang. */
                back: number;
                /** @description Amount reimbursed, in satang. */
                reimbursement: number;
                /** @description Whether the package job is returned to the package. */
                unitReturns: boolean;
            } | null;
        };
        Match: {
            /** @description How well the channel meets the requirements, from 0 to 100. */
            score: number;
            /** @description Whether every requirement is met. */
            matched: boolean;
            /** @description Each requirement and whether it’s met. */
            reasons: {
                /** @description Machine-readable code. */
                code: string;
                /** @description Whether the requirement is met. */
                met: boolean;
                /** @description Values behind the result: the requirement and the channel’s value. */
                values: {
                    [key: string]: string | number;
                };
            }[];
        };
        Message: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * @description The side that wrote it.
             * @enum {string}
             */
            author: "influencer" | "marketer" | "operator" | "system";
            /** @description Whether it belongs to the caller or the caller’s side. */
            own: boolean;
            /** @description Name. */
            name: string;
            /** @description The person who acted for the caller’s side; null for the other side. */
            person: {
                /** @description Name. */
                name: string;
                /** @description Whether it belongs to the caller or the caller’s side. */
                own: boolean;
            } | null;
            /** @description Text. */
            text: string;
            /** @description The file; null if there is none. */
            file: components["schemas"]["File"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        Post: {
            /** @description URL. */
            url: string;
            /**
             * @description Result of the check.
             * @enum {string}
             */
            result: "waiting" | "passed" | "failed";
            /** @description The reason, as a code. */
            reasonCode: string | null;
            /** @description The reason, in words. */
            reason: string | null;
            /** @description When it was last checked; null if it hasn’t been. */
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
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Number of people who saw the post. */
            reach: number | null;
            /** @description Views of the post. */
            views: number | null;
            /** @description Likes on the post. */
            likes: number | null;
            /** @description Number of comments on the post. */
            comments: number | null;
            /** @description Shares of the post. */
            shares: number | null;
            /** @description Saves of the post. */
            saves: number | null;
            /** @description Clicks on the link. */
            clicks: number | null;
            /**
             * Format: date-time
             * @description When the data was read from the platform.
             */
            readAt: string;
        };
        PreviewWithdrawalRequest: {
            /** @description Amount to take from the balance, in satang, including the fee. */
            amount: number;
        };
        Rating: {
            /** @description Average rating in tenths: 48 is 4.8. */
            average: number;
            /** @description Number of published reviews. */
            reviews: number;
        };
        RejectDraftRequest: {
            /**
             * @description The reason, as a code.
             * @enum {string}
             */
            reasonCode: "product_unclear" | "tag_missing" | "off_brief" | "claim" | "sound" | "wrong_fact" | "other";
            /** @description The reason, in words. */
            reason?: string;
            /**
             * @description Comments on specific parts of the draft.
             * @default []
             */
            comments?: {
                /**
                 * @description Position in the video, in seconds; null if there is none.
                 * @default null
                 */
                at?: number | null;
                /**
                 * @description Region of the image that the comment is about; null if there is none.
                 * @default null
                 */
                place?: ("top" | "left" | "middle" | "right" | "bottom") | null;
                /**
                 * @description Point of the image that the comment is about; null if there is none.
                 * @default null
                 */
                point?: {
                    /** @description Distance from the left edge, in percent of the width. */
                    x: number;
                    /** @description Distance from the top edge, in percent of the height. */
                    y: number;
                } | null;
                /** @description Text. */
                text: string;
            }[];
        };
        RequestWithdrawalCodeRequest: Record<string, never>;
        SendDraftRequest: {
            /**
             * Format: uuid
             * @description ID of a previously uploaded file, instead of `file`.
             */
            fileId?: string;
            /** @description Note. */
            note?: string;
            /**
             * Format: uri
             * @description URL.
             */
            url?: string;
        };
        SendInsightRequest: {
            /**
             * Format: uuid
             * @description ID of a previously uploaded file, instead of `file`.
             */
            fileId?: string;
            /** @description Note. */
            note?: string;
            /**
             * Format: uuid
             * @description ID of the insights read from the platform that are being confirmed. They fill in any numbers you leave out.
             */
            platformInsightId?: string;
            /** @description Number of people who saw the post. */
            reach?: number;
            /** @description Views of the post. */
            views?: number;
            /** @description Likes on the post. */
            likes?: number;
            /** @description Number of comments on the post. */
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
             * @description ID of a previously uploaded file, instead of `file`.
             */
            fileId?: string;
        };
        SendPostUrlRequest: {
            /** @description URL. */
            url: string;
        };
        SentCode: {
            /** @description Phone number or email address that the code was sent to. */
            to: string;
            /**
             * @description How the code was sent.
             * @enum {string}
             */
            via: "email" | "sms" | "whatsapp";
            /** @description Number of digits in the code. */
            digits: number;
            /** @description Reference shown in the message with the code. */
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
             * @description The carrier’s code; `other` for any other carrier.
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
             * @description Unique ID (UUID).
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /**
             * @description Type.
             * @enum {string}
             */
            kind: "top_up" | "grant" | "package_return" | "hold" | "release" | "payout" | "fee" | "reimbursement" | "refund" | "expiry" | "chargeback";
            /**
             * @description Type.
             * @enum {string}
             */
            type: "add" | "subtract" | "hold";
            cause: ("job" | "pay_changed" | "extra_revision" | "extra_included" | "reimbursement" | "job_cancelled" | "unspent") | null;
            /** @description Title. */
            title: string | null;
            /** @description The campaign. */
            campaign: string | null;
            /** @description The buyer’s own purchase order number; empty or null if there is none. */
            poNumber: string;
            /** @description The buyer’s own cost centre; empty or null if there is none. */
            costCentre: string;
            /** @description Change of the available balance, in satang. */
            available: number;
            /** @description Change of the balance on hold, in satang. */
            held: number;
            /** @description Available balance after the movement, in satang. */
            availableAfter: number;
            /** @description Balance on hold after the movement, in satang. */
            heldAfter: number;
            /** @description ID of the job. */
            jobId: string | null;
            /** @description ID of the campaign. */
            campaignId: string | null;
            /** @description ID of the charge. */
            chargeId: string | null;
            /** @description The related document; null if there is none. */
            document: {
                /**
                 * Format: uuid
                 * @description Unique ID (UUID).
                 */
                id: string;
                /** @description Document number. */
                serial: string;
            } | null;
        };
        TaxParty: {
            /** @description Name. */
            name: string;
            /** @description Postal address. */
            address: string;
            /** @description 13 digits, or a passport number. */
            taxId: string;
            /** @description 5 digits, 00000 for the head office; null for individuals. */
            branch: string | null;
        };
        TestWebhook: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The data of the event. */
            data: {
                /**
                 * Format: uuid
                 * @description ID of the webhook endpoint.
                 */
                endpointId: string;
            };
        };
        Timeline: {
            /**
             * @description Step within the status; null if nothing is pending.
             * @enum {string}
             */
            stage: "applied" | "offer" | "mismatched" | "answer" | "invite_offer" | "ship" | "order" | "receipt" | "receipt_review" | "visit" | "photo" | "transit" | "not_arrived" | "draft" | "draft_review" | "draft_fix" | "choice" | "link" | "check" | "link_queue" | "insight" | "insight_review" | "insight_fix" | "insight_queue" | "settle" | "dispute" | "frozen";
            /**
             * @description The side that must act; null if no action is pending.
             * @enum {string}
             */
            act: "influencer" | "marketer" | "operator" | "system";
            /**
             * Format: date-time
             * @description When it started.
             */
            since: string;
            /**
             * Format: date-time
             * @description Deadline of the pending action.
             */
            dueAt: string;
            /** @description When the side in `opensFor` can end the job early; null if it can’t. */
            opensAt: string | null;
            /** @description The side that can end the job early from `opensAt`; null if neither can. */
            opensFor: ("influencer" | "marketer") | null;
            /**
             * Format: date-time
             * @description When the system performs `event` if no action was taken.
             */
            endAt: string;
            /**
             * @description The action that the system performs at `endAt`.
             * @enum {string}
             */
            event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
        };
        UpdateCampaignRequest: {
            /**
             * @description Type.
             * @enum {string}
             */
            kind?: "public" | "invite_only";
            /**
             * @description `credits` or `package`: what the jobs are paid for with.
             * @enum {string}
             */
            payBy?: "credits" | "package";
            /** @description ID of the package that pays, with `payBy: package`. */
            packageId?: string | null;
            /** @description ID of the agency’s brand that the campaign is for; null for the marketer itself. */
            agencyBrandId?: string | null;
            /** @description Title. */
            title?: string;
            /** @description Title in English. */
            titleEn?: string;
            /** @description The product or service the campaign promotes. */
            product?: string;
            /** @description Link to the product page. */
            productUrl?: string;
            /** @description 1 awareness, 2 understanding, 3 traffic, 4 engagement, 5 coupon code, 0 other. */
            objective?: (1 | 2 | 3 | 4 | 5 | 0) | null;
            /**
             * @description Topic of the campaign.
             * @enum {string}
             */
            topic?: "beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family";
            /** @description Page the short link leads to. */
            trackingUrl?: string;
            /** @description Coupon code mentioned in the post. */
            couponCode?: "" | string;
            /** @description The illustration used when there is no cover image. */
            coverScene?: string | null;
            /** @description The cover image, available at `/media/{id}` on the site; null if there is none. */
            coverFileId?: string | null;
            /** @description Platform of the channel. */
            channelType?: ("FACEBOOK_PROFILE" | "FACEBOOK_PAGE" | "INSTAGRAM" | "X" | "TIKTOK" | "LINE" | "YOUTUBE" | "WHATSAPP" | "LEMON8") | null;
            /** @description Type of post. */
            postType?: ("shareLink" | "photoPost" | "videoPost" | "live" | "story" | "reel") | null;
            /** @description Last day to send the draft, in Bangkok time. */
            draftBy?: string | null;
            /** @description Days to make the draft, counted from the start of work; null for the default. */
            draftDays?: number | null;
            /** @description First day the post can be published, in Bangkok time; null for any day. */
            postFrom?: string | null;
            /** @description Last day to publish the post, in Bangkok time. */
            postBy?: string | null;
            /** @description Instructions for the post. */
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
                 * @description Images and links that show the style.
                 * @default []
                 */
                references?: string[];
            };
            /** @description The campaign’s requirements for influencers. An empty list or null means no requirement. */
            criteria?: {
                /**
                 * @description Minimum followers; null for any.
                 * @default null
                 */
                followersMin?: number | null;
                /**
                 * @description Maximum followers; null for any.
                 * @default null
                 */
                followersMax?: number | null;
                /**
                 * @description Minimum engagement rate in basis points: 250 is 2.5%. Null for any.
                 * @default null
                 */
                engagementMinBps?: number | null;
                /**
                 * @description Required audience ages. The channel’s largest age group must be one of them. Empty for any.
                 * @default []
                 */
                audienceAges?: ("13-17" | "18-24" | "25-34" | "35-44" | "45+")[];
                /**
                 * @description Required main gender of the audience; null for any.
                 * @default null
                 */
                audienceGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Province codes such as `TH-10`. The influencer or most of the audience must be based there. Empty for any.
                 * @default []
                 */
                provinces?: string[];
                /**
                 * @description Required topics. Empty for any.
                 * @default []
                 */
                interests?: ("beauty" | "car" | "health" | "lifestyle" | "music" | "travel" | "investment" | "tech" | "design" | "food" | "news" | "family")[];
                /**
                 * @description Gender of the influencer; null for any.
                 * @default null
                 */
                influencerGender?: ("female" | "male" | "other") | null;
                /**
                 * @description Minimum age of the influencer; null for any.
                 * @default null
                 */
                influencerAgeMin?: number | null;
                /**
                 * @description Maximum age of the influencer; null for any.
                 * @default null
                 */
                influencerAgeMax?: number | null;
                /**
                 * @description Country IDs of the influencer’s nationality; 209 is Thailand. Empty for any.
                 * @default []
                 */
                nationalities?: number[];
            };
            /** @description Pay of the influencer for one job, in satang. */
            price?: number | null;
            /** @description Number of influencers the campaign needs. */
            slots?: number;
            /** @description Last day the campaign accepts applications, in Bangkok time. */
            closeOn?: string | null;
            /**
             * @description Whether influencers can request a different price.
             * @enum {string}
             */
            counterOffers?: "no" | "yes";
            /** @description The buyer’s own purchase order number; empty or null if there is none. */
            poNumber?: string;
            /** @description The buyer’s own cost centre; empty or null if there is none. */
            costCentre?: string;
            /** @description How the marketer can use the post. */
            usageRights?: "" | ("creator_only" | "brand_social" | "brand_ads" | "all_media");
            /** @description Last day the marketer can use the post. */
            usageEndsOn?: string | null;
            /** @description How the influencer gets the product: `shipping`, the marketer ships it; `buy order`, the influencer orders it online and `buy product`, the influencer buys it in a shop, both reimbursed; `invite`, the influencer visits; `photo`, the marketer sends photos. */
            reviewOption?: ("buy order" | "shipping" | "buy product" | "photo" | "invite") | null;
            /** @description Value of the product, in satang. */
            productValue?: number | null;
            /** @description How many items each influencer gets. */
            productQuantity?: number;
            /** @description Variants the influencer can choose from. */
            productVariants?: string[];
            /** @description Maximum reimbursement for the purchase, in satang. */
            reimbursementCap?: number | null;
            /** @description Code that the venue’s staff give to the influencer at the visit. */
            checkInCode?: string | null;
            /** @description Where the visit takes place. */
            venue?: string;
            /** @description Tag that discloses the post as advertising. */
            disclosureTag?: "" | string;
            /** @description Version number, which increases with each change. Send it back with a change. */
            version: number;
        };
        VerifiedCode: {
            /**
             * @description What it’s for.
             * @enum {string}
             */
            purpose: "verify_email" | "verify_phone" | "verify_whatsapp" | "finance_email" | "email_change" | "phone_change" | "phone_lost" | "bank_change" | "withdrawal" | "deactivation" | "collect";
            /**
             * @description Always `true`.
             * @constant
             */
            verified: true;
            /** @description Until when the verified code can be used. */
            grantUntil: string;
        };
        VerifyWithdrawalCodeRequest: {
            /** @description The code that the influencer received. */
            code: string;
        };
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description URL that receives the events. */
            url: string;
            /** @description Events sent to the endpoint: a type, or a group such as `job.*`. */
            events: ("job.*" | "campaign.*" | "charge.paid" | "withdrawal.*")[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * @description `active`; `off`, turned off by its owner; `failed`, turned off because every attempt at a delivery failed; `closed`, the account was closed.
             * @enum {string}
             */
            state: "active" | "off" | "failed" | "closed";
            /** @description When it was turned off; null while it’s on. */
            offAt: string | null;
            /** @description Until when webhooks are also signed with the replaced secret; null if there is none. */
            oldSecretUntil: string | null;
        };
        Withdrawal: {
            /**
             * Format: uuid
             * @description Unique ID (UUID).
             */
            id: string;
            /** @description Reference number shown to people. */
            reference: string;
            /** @description Amount in satang. */
            amount: number;
            /** @description Fee, in satang. */
            fee: number;
            /** @description Amount sent to the influencer, in satang. */
            net: number;
            /**
             * @description Type.
             * @enum {string}
             */
            type: "automatic" | "manual";
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "Pending" | "TransferComplete" | "Rejected";
            /** @description The reason, in words. */
            reason: string | null;
            /** @description Day the transfer is expected. */
            expectedOn: string;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            requestedAt: string;
            /** @description When it was decided; null if it hasn’t been. */
            decidedAt: string | null;
            /** @description Whether the bank returned the transfer. */
            returned: boolean;
            /** @description Proof of payment. */
            slip: string;
            /** @description Documents of the job. */
            documents: {
                /**
                 * Format: uuid
                 * @description Unique ID (UUID).
                 */
                id: string;
                /**
                 * @description Type.
                 * @enum {string}
                 */
                kind: "fee_invoice" | "credit_note";
                /** @description Document number. */
                serial: string;
                /** @description Whether the document was cancelled. */
                cancelled: boolean;
                /** @description Numbers of the replacement copies. */
                replacements: number[];
            }[];
            /** @description The talent manager who requested it; null if the influencer did. */
            requestedBy: string | null;
            /** @description Name of the bank. */
            bankName: {
                /** @description Text in Thai. */
                th: string;
                /** @description Text in English. */
                en: string;
            };
            /** @description Last four digits. */
            last4: string;
        };
        WithdrawalPreview: {
            /** @description Amount in satang. */
            amount: number;
            /** @description Fee, in satang. */
            fee: number;
            /** @description Amount sent to the influencer, in satang. */
            net: number;
            /** @description Amount that remains in the balance, in satang. */
            left: number;
        };
        WithdrawalWebhook: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "withdrawal.pending" | "withdrawal.completed" | "withdrawal.rejected";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description The data of the event. */
            data: {
                /**
                 * Format: uuid
                 * @description ID of the withdrawal.
                 */
                withdrawalId: string;
                /** @description Amount in satang. */
                amount: number;
                /**
                 * @description Current status.
                 * @enum {string}
                 */
                status: "Pending" | "TransferComplete" | "Rejected";
                /** @description The previous status; null if it’s new. */
                previousStatus: ("Pending" | "TransferComplete" | "Rejected") | null;
            };
        };
    };
    responses: {
        /** @description The key or token is missing or invalid. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unauthenticated";
                };
            };
        };
        /** @description The object doesn’t exist or belongs to another account. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "not_found";
                };
            };
        };
        /** @description This URL doesn’t support the method. See `Allow`. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "method_not_allowed";
                };
            };
        };
        /** @description A file upload requires the header `Content-Length`. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "length_required";
                };
            };
        };
        /** @description The request body is too large. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "body_too_large";
                };
            };
        };
        /** @description Part of the URL is too long. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_too_long";
                };
            };
        };
        /** @description The request body has an unsupported media type. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "json_required";
                };
            };
        };
        /** @description Too many requests. Try again after `Retry-After` seconds. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "rate_limited";
                };
            };
        };
        /** @description An error occurred on our side. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "internal";
                };
            };
        };
        /** @description Talad is temporarily unavailable. Try again after `Retry-After` seconds. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unavailable";
                };
            };
        };
        /** @description The request is invalid. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_invalid" | "invalid_input" | "json_invalid" | "unknown_field";
                };
            };
        };
        /** @description The caller isn’t allowed to perform the operation. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "account_closed" | "account_expired" | "account_suspended" | "permission_missing" | "scope_missing" | "wrong_role";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "package_empty";
                };
            };
        };
        /** @description The request is invalid. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_invalid" | "invalid_input" | "unknown_field";
                };
            };
        };
        /** @description The caller isn’t allowed to perform the operation. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "permission_missing" | "scope_missing" | "wrong_role";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "campaign_state" | "conflict";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "campaign_state";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "brief_incomplete" | "package_empty";
                };
            };
        };
        /** @description The request is invalid. */
        BadRequest3: {
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_invalid" | "idempotency_key_required" | "invalid_input" | "json_invalid" | "unknown_field";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_conflict";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "amount_too_large" | "amount_too_small" | "certificate_missing" | "profile_incomplete" | "withholding_company";
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
                 *       "message": "Error message for people, in the language of the request."
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "file_kind" | "json_required";
                };
            };
        };
        /** @description The caller isn’t allowed to perform the operation. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "wrong_role";
                };
            };
        };
        /** @description The caller isn’t allowed to perform the operation. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "account_closed" | "account_expired" | "account_suspended" | "scope_missing" | "wrong_role";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "already_applied" | "application_refused" | "campaign_closed" | "campaign_not_live" | "campaign_paused" | "channel_not_usable" | "criteria_met" | "idempotency_conflict" | "own_pause" | "party_not_active" | "slot_taken";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "contact_data" | "criteria_not_met";
                };
            };
        };
        /** @description The caller isn’t allowed to perform the operation. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "scope_missing" | "wrong_role";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "withdrawal_pending";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "bank_account_missing" | "bank_account_unverified" | "bank_account_waiting" | "insufficient_balance" | "promptpay_changed" | "withdrawal_minimum";
                };
            };
        };
        /** @description Too many requests. Try again after `Retry-After` seconds. */
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
                 *       "message": "Error message for people, in the language of the request."
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unavailable" | "whatsapp_unavailable";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_taken";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "otp_expired" | "otp_used_up" | "otp_wrong";
                };
            };
        };
        /** @description The caller isn’t allowed to perform the operation. */
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
                 *       "code": "account_closed",
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "account_closed" | "account_expired" | "account_suspended" | "scope_missing" | "step_up_required" | "wrong_role";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_conflict" | "withdrawal_pending";
                };
            };
        };
        /** @description The caller isn’t allowed to perform the operation. */
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
                 *       "code": "permission_missing",
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "permission_missing" | "scope_missing";
                };
            };
        };
        /** @description The caller isn’t allowed to perform the operation. */
        Forbidden9: {
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "account_closed" | "account_expired" | "account_suspended" | "permission_missing" | "scope_missing";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "campaign_closed" | "counter_offer_pending" | "hold_changed" | "idempotency_conflict" | "influencer_paused" | "job_disputed" | "job_frozen" | "job_state" | "party_not_active" | "price_changed" | "slot_taken";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "insufficient_credits" | "package_empty" | "profile_incomplete" | "tax_class_required" | "variant_required";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "already_shipped" | "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "review_option_differs";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "tracking_required";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "reason_required";
                };
            };
        };
        /** @description The request is invalid. */
        BadRequest5: {
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "address_invalid" | "idempotency_key_required" | "invalid_input" | "json_invalid" | "unknown_field" | "upload_broken";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "nothing_to_review";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "brand_is_choosing" | "draft_in_review" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state";
                };
            };
        };
        /** @description upload_expired, video_replaced */
        Status410: {
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
                 *       "code": "upload_expired",
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "upload_expired" | "video_replaced";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "draft_needs_picture" | "draft_needs_video" | "file_broken" | "file_pixels" | "file_quota" | "file_required";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "nothing_to_review" | "rejections_left" | "rejections_used";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "job_disputed" | "job_frozen" | "job_state" | "post_too_early";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "post_other_account" | "post_other_platform" | "post_url_invalid";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict" | "insight_in_review" | "job_disputed" | "job_frozen" | "job_state";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "file_broken" | "file_pixels" | "file_quota" | "file_required" | "insight_evidence_required";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "approval_requested" | "idempotency_conflict";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "contact_data" | "file_broken" | "file_pixels" | "file_quota" | "file_required" | "message_empty";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "webhook_endpoints_full";
                };
            };
        };
        /** @description The request is valid but can’t be carried out. */
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
                 *       "message": "Error message for people, in the language of the request."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "webhook_events" | "webhook_url";
                };
            };
        };
        /** @description The current state doesn’t allow the request, or has changed. */
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
                 *       "message": "Error message for people, in the language of the request."
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
         * @description A unique key that you choose for this request. A request with the same key returns the first response.
         * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
         */
        IdempotencyKey: string;
        /** @description Language of messages and texts in the response. */
        Language: "th" | "en";
    };
    requestBodies: never;
    headers: {
        /** @description ID of the request. */
        "X-Request-Id": string;
        /** @description Maximum number of requests per minute. */
        "RateLimit-Limit": number;
        /** @description Number of requests left. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the limit resets. */
        "RateLimit-Reset": number;
        /** @description Seconds to wait before trying again. */
        "Retry-After": number;
        /** @description Methods that the URL supports. */
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
                /** @description Language of messages and texts in the response. */
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
                 *       "agencyBrandId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
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
                     *         "agencyBrandId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
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
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "agency": "Matcha launch"
                     *         },
                     *         "agencyBrands": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng"
                     *           }
                     *         ],
                     *         "editable": [
                     *           "Matcha launch"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "code": "goal",
                     *             "missing": [
                     *               "Matcha launch"
                     *             ],
                     *             "problems": [
                     *               {
                     *                 "field": "Matcha launch",
                     *                 "code": "not_an_option",
                     *                 "date": "2025-12-05",
                     *                 "other": "2025-12-05"
                     *               }
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
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the campaign.
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
                     *         "agencyBrandId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
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
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "agency": "Matcha launch"
                     *         },
                     *         "agencyBrands": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng"
                     *           }
                     *         ],
                     *         "editable": [
                     *           "Matcha launch"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "code": "goal",
                     *             "missing": [
                     *               "Matcha launch"
                     *             ],
                     *             "problems": [
                     *               {
                     *                 "field": "Matcha launch",
                     *                 "code": "not_an_option",
                     *                 "date": "2025-12-05",
                     *                 "other": "2025-12-05"
                     *               }
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
            400: components["responses"]["BadRequest2"];
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
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the campaign.
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
                 *       "agencyBrandId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
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
                     *         "agencyBrandId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
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
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "agency": "Matcha launch"
                     *         },
                     *         "agencyBrands": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng"
                     *           }
                     *         ],
                     *         "editable": [
                     *           "Matcha launch"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "code": "goal",
                     *             "missing": [
                     *               "Matcha launch"
                     *             ],
                     *             "problems": [
                     *               {
                     *                 "field": "Matcha launch",
                     *                 "code": "not_an_option",
                     *                 "date": "2025-12-05",
                     *                 "other": "2025-12-05"
                     *               }
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
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the campaign.
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
                     *         "agencyBrandId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
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
                     *           "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *           "agency": "Matcha launch"
                     *         },
                     *         "agencyBrands": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "name": "Namphueng"
                     *           }
                     *         ],
                     *         "editable": [
                     *           "Matcha launch"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "code": "goal",
                     *             "missing": [
                     *               "Matcha launch"
                     *             ],
                     *             "problems": [
                     *               {
                     *                 "field": "Matcha launch",
                     *                 "code": "not_an_option",
                     *                 "date": "2025-12-05",
                     *                 "other": "2025-12-05"
                     *               }
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
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the campaign.
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
                     *         "followers": [
                     *           48200
                     *         ],
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
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the campaign.
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
                     *         "ofCompleted": {
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
                     *           "views": 3,
                     *           "engagement": 3,
                     *           "clicks": 3,
                     *           "couponUses": 3,
                     *           "perThousand": 3,
                     *           "perEngagement": 3,
                     *           "perClick": 3,
                     *           "perCouponUse": 3
                     *         },
                     *         "market": {
                     *           "channelType": "FACEBOOK_PROFILE",
                     *           "postType": "shareLink",
                     *           "campaigns": 3,
                     *           "computedOn": "2025-12-05",
                     *           "reachPerPost": 3,
                     *           "viewsPerPost": 3,
                     *           "engagementPerPost": 3,
                     *           "clicksPerPost": 3,
                     *           "couponUsesPerPost": 3,
                     *           "perThousand": 3,
                     *           "perEngagement": 3,
                     *           "perClick": 3,
                     *           "perCouponUse": 3
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
            400: components["responses"]["BadRequest2"];
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
                /** @description The `next` cursor from the previous response. Leave it out for the first page. */
                after?: string;
                /** @description Maximum number of items to return, from 1 to 100. */
                limit?: number;
                /** @description Sort order of the list. */
                sort?: "score" | "newest" | "followers";
                /** @description Whether every requirement is met. */
                matched?: "true" | "false";
                /**
                 * @description Related objects to return in `expanded`, comma-separated: `influencer`, `channel`. Each requires the scope of its own operations.
                 * @example influencer,channel
                 */
                expand?: string;
            };
            header?: {
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the campaign.
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
                     *             },
                     *             "agency": "Matcha launch"
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
                     *             "reliability": 3,
                     *             "takesJobsFrom": "2025-12-05"
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
                        /** @description Cursor for the next page; null on the last page. */
                        next: string | null;
                        /** @description Total number of results. */
                        total?: number;
                        /** @description Number of items for each filter. */
                        counts: {
                            [key: string]: number;
                        };
                        /** @description Number of open slots. */
                        slotsLeft: number;
                        /** @description The objects requested with `expand`, each once. Objects that the caller can’t see are left out. */
                        expanded?: {
                            /** @description The influencer of each row. Only for marketers. */
                            influencer?: components["schemas"]["InfluencerFacts"][];
                            /** @description The channel of each row, with prices and audience. */
                            channel?: (components["schemas"]["ChannelFacts"] | components["schemas"]["Channel"])[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
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
                /** @description Language of messages and texts in the response. */
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
            400: components["responses"]["BadRequest2"];
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
                /** @description The `next` cursor from the previous response. Leave it out for the first page. */
                after?: string;
                /** @description Maximum number of items to return, from 1 to 100. */
                limit?: number;
                /** @description Month as yyyy-mm, in Bangkok time. */
                month?: string;
                /** @description First day of the period, in Bangkok time. With `to`, it replaces `month`. */
                from?: string;
                /** @description Last day of the period, in Bangkok time, included. */
                to?: string;
                /** @description Type. */
                type?: "add" | "subtract" | "hold";
                /** @description Returns only items of this brand of the agency. */
                agencyBrandId?: string;
                /** @description Returns only items of this campaign. */
                campaignId?: string;
                /** @description Returns only movements of this job. */
                jobId?: string;
            };
            header?: {
                /** @description Language of messages and texts in the response. */
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
                     *           "cause": "job",
                     *           "title": "Matcha launch",
                     *           "campaign": "Matcha launch",
                     *           "poNumber": "Matcha launch",
                     *           "costCentre": "Matcha launch",
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
                        /** @description Cursor for the next page; null on the last page. */
                        next: string | null;
                        /** @description Total number of results. */
                        total?: number;
                        /** @description Opening balance, movements and closing balance of the period. */
                        totals: {
                            /** @description Balance at the start of the period. */
                            opening: {
                                /** @description Amount available now, in satang. */
                                available: number;
                                /** @description Amount on hold, in satang. */
                                held: number;
                            };
                            /** @description Sum of the movements of each kind. */
                            moves: {
                                /**
                                 * @description Type.
                                 * @enum {string}
                                 */
                                kind: "top_up" | "grant" | "package_return" | "hold" | "release" | "payout" | "fee" | "reimbursement" | "refund" | "expiry" | "chargeback";
                                /** @description Change of the available balance, in satang. */
                                available: number;
                                /** @description Change of the balance on hold, in satang. */
                                held: number;
                            }[];
                            /** @description Balance at the end of the period. */
                            closing: {
                                /** @description Amount available now, in satang. */
                                available: number;
                                /** @description Amount on hold, in satang. */
                                held: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
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
                     *         "refundState": "none",
                     *         "refunded": 3,
                     *         "refundPending": 3,
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
            400: components["responses"]["BadRequest3"];
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
                /** @description `1` reads the status from the payment provider again. */
                refresh?: "1";
            };
            header?: {
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the charge.
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
                     *         "refundState": "none",
                     *         "refunded": 3,
                     *         "refundPending": 3,
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
                            /** @description Name of the payee. */
                            payee: string;
                            /** @description PromptPay QR code as SVG; null for other methods. */
                            qrSvg: string | null;
                            /** @description In the sandbox, a page that simulates the payment; null with a real provider. */
                            sandboxUrl: string | null;
                            /** @description Page where the cardholder enters the card. It redirects back with `token`; null for other methods. */
                            cardUrl: string | null;
                            /** @description Page where the cardholder confirms the payment; null if no confirmation is needed. */
                            authorizeUrl: string | null;
                            /** @description The bank’s short code, such as `KBANK`, `SCB` or `BBL`; null for PromptPay. */
                            bank: {
                                /** @description The bank’s short code, such as `KBANK`, `SCB` or `BBL`; null for PromptPay. */
                                bank: string;
                                /** @description Name of the bank. */
                                bankName: string;
                                /** @description Account or invoice number. */
                                number: string;
                                /** @description Name. */
                                name: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
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
                /** @description Number of items per page. */
                perPage?: number;
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description The same as `perPage`. */
                limit?: number;
                /** @description Text to search for. */
                q?: string;
                /** @description Returns only campaigns on these platforms, comma-separated. */
                channel?: string;
                /** @description Returns only campaigns with these post types, comma-separated. */
                post?: string;
                /** @description Returns only campaigns with these topics, comma-separated. */
                topic?: string;
                /** @description Lowest price, in satang. */
                priceMin?: number;
                /** @description Highest price, in satang. */
                priceMax?: number;
                /** @description Sort order of the list. */
                sort?: "newest" | "close" | "price" | "earnings" | "brand" | "match";
                /** @description `true` returns only campaigns whose requirements one of the caller’s channels meets. */
                isMatch?: "true" | "false";
                /** @description `true` returns only bookmarked campaigns. */
                saved?: "true" | "false";
            };
            header?: {
                /** @description Language of messages and texts in the response. */
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
                     *             "avatarFileId": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "agency": "Matcha launch"
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
                     *           "part": "applied",
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
                     *       "more": true,
                     *       "compared": 3,
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
                        /** @description Total number of results. */
                        total: number;
                        /** @description Whether there are more results than `total`. */
                        more: boolean;
                        /** @description Number of campaigns that were compared with the caller’s channels; null if all were compared. */
                        compared: number | null;
                        /** @description Page number, starting at 1. */
                        page: number;
                        /** @description Number of items per page. */
                        perPage: number;
                        /** @description Number of campaigns for each value of each filter. */
                        facets: {
                            /** @description Number of campaigns for each platform. */
                            channel: {
                                [key: string]: number;
                            };
                            /** @description Number of campaigns for each post type. */
                            post: {
                                [key: string]: number;
                            };
                            /** @description Number of campaigns for each topic. */
                            topic: {
                                [key: string]: number;
                            };
                            /** @description Number of campaigns for each price range. */
                            price: {
                                /** @description Lowest price of the range, in satang. */
                                from: number;
                                /** @description Number of campaigns. */
                                count: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the campaign.
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
            400: components["responses"]["BadRequest3"];
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
                /** @description Language of messages and texts in the response. */
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
                     *         "vatUnsent": 3,
                     *         "expected": 3,
                     *         "lifetime": 3,
                     *         "nextAutomaticOn": "Matcha launch",
                     *         "automaticProblem": "automatic_off",
                     *         "nextRunOn": "Matcha launch",
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
                     *           "documents": [
                     *             {
                     *               "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *               "kind": "fee_invoice",
                     *               "serial": "Matcha launch",
                     *               "cancelled": true,
                     *               "replacements": [
                     *                 3
                     *               ]
                     *             }
                     *           ],
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
            400: components["responses"]["BadRequest2"];
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
                /** @description Language of messages and texts in the response. */
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
                /** @description Language of messages and texts in the response. */
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
                /** @description Language of messages and texts in the response. */
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
                /** @description The `next` cursor from the previous response. Leave it out for the first page. */
                after?: string;
                /** @description Maximum number of items to return, from 1 to 100. */
                limit?: number;
            };
            header?: {
                /** @description Language of messages and texts in the response. */
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
                     *           "documents": [
                     *             {
                     *               "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *               "kind": "fee_invoice",
                     *               "serial": "Matcha launch",
                     *               "cancelled": true,
                     *               "replacements": [
                     *                 3
                     *               ]
                     *             }
                     *           ],
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
                        /** @description Cursor for the next page; null on the last page. */
                        next: string | null;
                        /** @description Total number of results. */
                        total?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
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
                     *         "documents": [
                     *           {
                     *             "id": "0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705",
                     *             "kind": "fee_invoice",
                     *             "serial": "Matcha launch",
                     *             "cancelled": true,
                     *             "replacements": [
                     *               3
                     *             ]
                     *           }
                     *         ],
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
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden7"];
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
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
                     *           },
                     *           "agency": "Matcha launch"
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
                     *           "reliability": 3,
                     *           "takesJobsFrom": "2025-12-05"
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
                     *           "variant": "Matcha launch",
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
                     *                 "point": {
                     *                   "x": 3,
                     *                   "y": 3
                     *                 },
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
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden8"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
                 *       "variant": "Matcha launch",
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
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden9"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
            400: components["responses"]["BadRequest3"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
            400: components["responses"]["BadRequest3"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
                     * @description ID of a previously uploaded file, instead of `file`.
                     */
                    fileId?: string;
                    /** @description Note. */
                    note?: string;
                    /**
                     * Format: uri
                     * @description URL.
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
            400: components["responses"]["BadRequest5"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict33"];
            410: components["responses"]["Status410"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
            400: components["responses"]["BadRequest3"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
                 *           "point": {
                 *             "x": 3,
                 *             "y": 3
                 *           },
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
            400: components["responses"]["BadRequest3"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
            400: components["responses"]["BadRequest3"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
                     * @description ID of a previously uploaded file, instead of `file`.
                     */
                    fileId?: string;
                    /** @description Note. */
                    note?: string;
                    /**
                     * Format: uuid
                     * @description ID of the insights read from the platform that are being confirmed. They fill in any numbers you leave out.
                     */
                    platformInsightId?: string;
                    /** @description Number of people who saw the post. */
                    reach?: number;
                    /** @description Views of the post. */
                    views?: number;
                    /** @description Likes on the post. */
                    likes?: number;
                    /** @description Number of comments on the post. */
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
            400: components["responses"]["BadRequest5"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
            400: components["responses"]["BadRequest3"];
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
                /** @description The `next` cursor from the previous response. Leave it out for the first page. */
                after?: string;
                /** @description Maximum number of items to return, from 1 to 100. */
                limit?: number;
            };
            header?: {
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
                     *           "person": {
                     *             "name": "Namphueng",
                     *             "own": true
                     *           },
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
                     *           "person": {
                     *             "name": "Namphueng",
                     *             "own": true
                     *           },
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
                        /** @description Cursor for the next page; null on the last page. */
                        next: string | null;
                        /** @description Total number of results. */
                        total?: number;
                        /** @description Steps of the job in the same period. */
                        steps: {
                            /**
                             * Format: uuid
                             * @description Unique ID (UUID).
                             */
                            id: string;
                            /**
                             * @description The action or event.
                             * @enum {string}
                             */
                            event: "apply" | "invite" | "accept" | "decline" | "withdraw" | "switchChannel" | "counterOffer" | "declineOffer" | "ship" | "correctTracking" | "confirmArrival" | "notArrived" | "orderNumber" | "refuseOrderNumber" | "receipt" | "approveReceipt" | "rejectReceipt" | "checkIn" | "leave" | "draft" | "approveDraft" | "rejectDraft" | "payExtraRound" | "postUrl" | "insight" | "approveInsight" | "rejectInsight" | "cancel" | "dispute" | "passLink" | "returnLink" | "passInsight" | "returnInsight" | "decide" | "resume" | "match" | "mismatch" | "closeApplications" | "fillCampaign" | "startPhoto" | "linkPassed" | "linkFailed" | "pay" | "freeze" | "offerTimeout" | "answerTimeout" | "shipTimeout" | "silenceTimeout" | "receiptTimeout" | "arrivalTimeout" | "draftTimeout" | "reviewTimeout" | "choiceTimeout" | "linkTimeout" | "checkTimeout" | "insightTimeout" | "insightReviewTimeout" | "queueOverdue" | "disputeOverdue" | "freezeOverdue";
                            /**
                             * @description Who performed the action; `system` for automatic checks and deadlines.
                             * @enum {string}
                             */
                            actor: "influencer" | "marketer" | "operator" | "system";
                            /** @description The person who acted for the caller’s side; null for the other side. */
                            person: {
                                /** @description Name. */
                                name: string;
                                /** @description Whether it belongs to the caller or the caller’s side. */
                                own: boolean;
                            } | null;
                            /** @description The reason, as a code. */
                            reasonCode: string | null;
                            /** @description The reason, in words. */
                            reason: string | null;
                            /** @description Price of a counter-offer or of its acceptance, in satang; null for other steps. */
                            price: number | null;
                            /**
                             * Format: date-time
                             * @description When it happened.
                             */
                            at: string;
                        }[];
                        /** @description The newest message that each side has read. */
                        read: {
                            /** @description ID of the newest message that the caller’s side has read; null if there is none. */
                            own: string | null;
                            /** @description ID of the newest message that the other side has read; null if there is none. */
                            other: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden8"];
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
                 * @description A unique key that you choose for this request. A request with the same key returns the first response.
                 * @example 5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the job.
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
                     * @description ID of a previously uploaded file, instead of `file`.
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
                     *         "person": {
                     *           "name": "Namphueng",
                     *           "own": true
                     *         },
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
            400: components["responses"]["BadRequest5"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden9"];
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
                /** @description Language of messages and texts in the response. */
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
                        /** @description The signing secret. It’s returned only in this response. */
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
                /** @description Language of messages and texts in the response. */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description ID of the endpoint.
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
            403: components["responses"]["Forbidden9"];
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
                 * @description ID of the delivery. It stays the same for every attempt.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description Time of the attempt, as a Unix timestamp in seconds.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Space-separated signatures: `v1,` followed by the Base64-encoded HMAC-SHA256 of `id.timestamp.body`.
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
            /** @description The event was received. With any other response, or none within 10 seconds, the delivery is retried. */
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
                 * @description ID of the delivery. It stays the same for every attempt.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description Time of the attempt, as a Unix timestamp in seconds.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Space-separated signatures: `v1,` followed by the Base64-encoded HMAC-SHA256 of `id.timestamp.body`.
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
            /** @description The event was received. With any other response, or none within 10 seconds, the delivery is retried. */
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
                 * @description ID of the delivery. It stays the same for every attempt.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description Time of the attempt, as a Unix timestamp in seconds.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Space-separated signatures: `v1,` followed by the Base64-encoded HMAC-SHA256 of `id.timestamp.body`.
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
            /** @description The event was received. With any other response, or none within 10 seconds, the delivery is retried. */
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
                 * @description ID of the delivery. It stays the same for every attempt.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description Time of the attempt, as a Unix timestamp in seconds.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Space-separated signatures: `v1,` followed by the Base64-encoded HMAC-SHA256 of `id.timestamp.body`.
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
            /** @description The event was received. With any other response, or none within 10 seconds, the delivery is retried. */
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
                 * @description ID of the delivery. It stays the same for every attempt.
                 * @example a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e
                 */
                "webhook-id": string;
                /**
                 * @description Time of the attempt, as a Unix timestamp in seconds.
                 * @example 1763708400
                 */
                "webhook-timestamp": string;
                /**
                 * @description Space-separated signatures: `v1,` followed by the Base64-encoded HMAC-SHA256 of `id.timestamp.body`.
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
            /** @description The event was received. With any other response, or none within 10 seconds, the delivery is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
