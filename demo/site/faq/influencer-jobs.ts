import type { Topic } from './topic.ts'

export const INFLUENCER_JOBS: Topic = {
  audience: 'influencer',
  topic: { th: 'รับงานและส่งงาน', en: 'Taking and delivering jobs' },
  questions: [
    {
      slug: 'apply-for-job',
      question: { th: 'สมัครงานแล้วต้องรออะไร', en: "I've applied for a job. What happens next?" },
      answer: {
        th: `<p>ระบบเทียบช่องของคุณกับเงื่อนไขของแคมเปญทันที ถ้าครบจะขึ้นว่า “ตรงเงื่อนไข” แล้วรอแบรนด์เลือก ถ้าไม่ครบจะบอกว่าขาดข้อไหน และตรวจให้ใหม่เมื่อตัวเลขช่องหรือเงื่อนไขเปลี่ยน</p>
<p>ถอนใบสมัครได้ตลอดที่ยังไม่ได้รับเลือก ถ้าแคมเปญเต็มหรือปิดรับ เราแจ้งให้รู้ ไม่ปล่อยให้ค้าง ดูงานที่เปิดอยู่ได้ที่<a href="/th/jobMarketBoard">ตลาดงาน</a> ทุกงานบอกค่าจ้าง วันปิดรับ และจำนวนที่ว่างก่อนสมัคร</p>`,
        en: `<p>Your channel is compared with the campaign's requirements right away. If everything fits, it says “Matched” and the brand chooses. If not, you'll see what's missing, and we check again when your figures or the requirements change.</p>
<p>You can withdraw until you're chosen. When a campaign fills up or closes we tell you, so you're never left wondering. See what's open on the <a href="/en/jobMarketBoard">job market</a>; pay, closing date and slots are shown before you apply.</p>`,
      },
    },
    {
      slug: 'answer-invite',
      question: { th: 'ได้รับงานเชิญ ต้องตอบภายในกี่ชั่วโมง', en: 'How long do I have to reply to an invite?' },
      answer: {
        th: `<p>{$answerHours} ชั่วโมง ทั้งกรณีแบรนด์เชิญและกรณีคุณสมัครแล้วได้รับเลือก ถ้าไม่ตอบ ระบบยกเลิกและคืนเครดิตให้แบรนด์ คุณจึงควรกด “ไม่รับงาน” หากคิวเต็ม จะได้ไม่ปล่อยให้อีกฝ่ายรอ</p>
<p>ก่อนตอบ อ่านสามอย่างให้ครบ คือสิ่งที่ต้องมีในโพสต์ กำหนดดราฟต์กับกำหนดโพสต์ และสิทธิ์ใช้งานที่แบรนด์ขอ เราพักค่าจ้างไว้แล้วตั้งแต่งานมาถึงคุณ และราคาที่ตกลงจะไม่เปลี่ยนหลังรับงาน</p>`,
        en: `<p>{$answerHours} hours, whether a brand invited you or you applied and were chosen. If you don't reply, the job is cancelled and the brand gets its credits back. If you're fully booked, press “Decline” so they aren't left waiting.</p>
<p>Read three things before you reply: what the post must include, the draft and posting dates, and the usage rights the brand wants. Your pay is already on hold by the time the job reaches you, and the price doesn't change once you've accepted.</p>`,
      },
    },
    {
      slug: 'draft-review',
      question: { th: 'ส่งดราฟต์แล้วแบรนด์ไม่ตอบ ทำอย่างไร', en: "The brand hasn't replied to my draft. What then?" },
      answer: {
        th: `<p>รอไม่เกิน {$draftReviewHours} ชั่วโมง ครบแล้วยังเงียบ ระบบอนุมัติให้ คุณโพสต์ต่อได้เลย แบรนด์ขอแก้ได้ {$revisions} ครั้งและต้องบอกเหตุผล คุณมีเวลาแก้รอบละ {$draftRoundHours} ชั่วโมง</p>
<p>ขอแก้ครบจำนวนครั้งแล้ว แบรนด์ต้องเลือกว่าจะจ่ายเพิ่ม {$extraRound} เพื่อแก้อีกรอบ อนุมัติ หรือเปิดข้อพิพาท คุณเองก็เปิดข้อพิพาทได้ ภาพหรือ PDF ไม่เกิน 4 MB วิดีโออัปโหลดได้ไม่เกิน {$videoMb} MB หรือส่งเป็นลิงก์ที่ไม่เป็นสาธารณะ (unlisted) ก็ได้</p>`,
        en: `<p>You wait {$draftReviewHours} hours at most. If the brand stays silent, the draft is approved and you can post. They may ask for changes {$revisions} times, always with a reason, and you have {$draftRoundHours} hours for each round.</p>
<p>After that, they must choose: pay {$extraRound} more for another revision, approve, or open a dispute. You can open one too. Photos and PDFs can be up to 4 MB and videos up to {$videoMb} MB, or send an unlisted link instead.</p>`,
      },
    },
    {
      slug: 'post-check',
      question: {
        th: 'โพสต์ต้องมีแฮชแท็กโฆษณาไหม แล้วตรวจอย่างไร',
        en: 'Does my post need a disclosure tag, and who checks?',
      },
      answer: {
        th: `<p>ต้องมีทุกงาน ใช้ #โฆษณา หรือ #ad ตามที่บรีฟกำหนด เมื่อดราฟต์ผ่านแล้ว โพสต์และใส่ลิงก์ภายใน {$linkHours} ชั่วโมง หรือวันโพสต์ตามบรีฟถ้าอยู่หลังจากนั้น ระบบตรวจสามข้อ</p>
<ol><li>โพสต์เปิดสาธารณะ</li><li>มาจากช่องที่รับงาน</li><li>มีแฮชแท็กโฆษณา</li></ol>
<p>ถ้าไม่ผ่าน เราบอกเหตุผลให้แก้แล้วส่งใหม่ ไม่ผ่านครบ {$linkChecks} ครั้ง ทีมงานจะเข้ามาดูเอง ถ้าช่องทางล่ม เราลองตรวจซ้ำให้ตลอด {$checkHours} ชั่วโมง</p>`,
        en: `<p>Always: #โฆษณา or #ad, whichever the brief says. Once your draft is approved, post it and add the link within {$linkHours} hours, or by the brief's posting date if that's later. We then check three things:</p>
<ol><li>the post is public,</li><li>it's on the channel that took the job,</li><li>the tag is there.</li></ol>
<p>If one fails, you get the reason and can fix it. After {$linkChecks} failed checks our team steps in. When a platform is down, we keep trying for {$checkHours} hours.</p>`,
      },
    },
    {
      slug: 'send-insights',
      question: { th: 'อินไซต์ส่งเมื่อไร ส่งอะไรบ้าง', en: 'When do I send insights, and what goes in?' },
      answer: {
        th: `<p>สตอรี่เก็บตัวเลขที่ {$insightStoryHours} ชั่วโมง งานชนิดอื่น {$insightDays} วันหลังโพสต์ ส่งภาพหน้าจออินไซต์ที่เห็นการเข้าถึง การมีส่วนร่วม และชื่อช่องชัดเจน ถ้าคุณเชื่อมต่อบัญชีไว้ ระบบดึงตัวเลขให้ได้</p>
<p>แบรนด์ตรวจภายใน {$insightReviewHours} ชั่วโมง ถ้าไม่ตอบ ระบบอนุมัติให้ ส่งกลับพร้อมเหตุผลได้ไม่เกิน {$insightRefusals} ครั้ง อย่าปล่อยไว้นาน เพราะถ้าช้าเกิน {$insightEndDays} วัน ทีมงานจะเป็นคนตัดสินงานนั้น</p>`,
        en: `<p>Stories at {$insightStoryHours} hours, everything else {$insightDays} days after posting. Send screenshots where reach, engagement and your channel name are easy to read. If you connected your account, we can read the numbers from it.</p>
<p>The brand has {$insightReviewHours} hours to review them. After that, they're approved automatically. They can be sent back with a reason {$insightRefusals} times at most. Don't let it slide, though: once insights are {$insightEndDays} days late, our team decides how the job ends.</p>`,
      },
    },
    {
      slug: 'leave-job',
      question: { th: 'รับงานไปแล้วทำไม่ไหว ถอนตัวได้ไหม', en: "I've taken a job I can't finish. Can I leave?" },
      answer: {
        th: `<p>ถอนตัวได้ถ้ายังไม่เคยส่งดราฟต์ เครดิตคืนแบรนด์ 100% และบันทึกไว้ในประวัติการรับงานของคุณ ถ้าได้รับสินค้าแล้ว ต้องส่งคืนพร้อมเลขพัสดุ ไม่อย่างนั้นจะกลายเป็นข้อพิพาท</p>
<p>มีกรณีที่ถอนตัวแล้วไม่เสียประวัติ คือแบรนด์ไม่แจ้งเลขพัสดุเกิน {$shipDays} วัน ถ้าแค่ช้า รีบบอกในข้อความของงานดีกว่า เพราะเลยกำหนดดราฟต์แรก {$lateHours} ชั่วโมง แบรนด์ยกเลิกได้และได้รับคืนเต็มจำนวน เลย {$lateEndDays} วัน ระบบยกเลิกให้</p>`,
        en: `<p>Yes, as long as you've never sent a draft. The brand gets 100% back, and it shows on your track record. If the product has reached you, send it back and enter the return tracking number; otherwise it turns into a dispute.</p>
<p>You can leave without it showing when the brand hasn't given a tracking number after {$shipDays} days. Just running late? Say so in the job's messages. At {$lateHours} hours past the first draft's date the brand can cancel for a full refund; at {$lateEndDays} days, we cancel it.</p>`,
      },
    },
  ],
}
