import { useText } from '../../../i18n/use-text.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import type { Job } from '../contract.ts'
import type { Side } from '../rules/states.ts'
import { inboxText } from '../text/inbox/index.ts'
import { Conversation, type ConversationPage } from './conversation.tsx'

/** The conversation at the bottom of a job's page. */
export function JobConversation(props: { job: Job; side: Side; talk: ConversationPage }) {
  const t = useText(inboxText)
  return (
    <section id="messages" className="scroll-mt-6">
      <SectionHead title={t('messages')} />
      <Conversation {...props} />
    </section>
  )
}
