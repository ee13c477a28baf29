import type { SiteItem } from '../types.ts'

export const JOY_SAYING_NO: SiteItem<'article'> = {
  kind: 'article',
  slug: 'a-quick-no-keeps-the-door-open',
  published: { daysAgo: 96, minute: 655 },
  doc: {
    title: {
      th: 'ปฏิเสธให้ไวคือมารยาท บันทึกจากคนที่ตอบแทนครีเอเตอร์มาแปดปี',
      en: 'A quick no is good manners: notes from eight years of answering for others',
    },
    summary: {
      th: 'จอย จัดให้ ดูแลครีเอเตอร์สายบิวตี้และท่องเที่ยว เธอเชื่อว่าคำว่าไม่ที่ดีต้องสั้น มีเหตุผลจริงข้อเดียว และมาถึงก่อนที่อีกฝ่ายจะเริ่มรอ',
      en: 'Joy Jad Hai looks after beauty and travel creators. A good no, she believes, is short, has one true reason, and gets there before the other side starts waiting.',
    },
    cover: {
      fileId: null,
      scene: 'fashion',
      alt: { th: 'ภาพวาดกระเป๋าผ้าสีชมพูใต้กันสาดลายทาง', en: 'A drawing of a pink tote under a striped awning' },
    },
    category: 10,
    tags: ['beauty', 'travel', 'lifestyle'],
    author: { th: 'จอย จัดให้', en: 'Joy Jad Hai' },
    body: {
      th: `
<p>คำที่ฉันพิมพ์บ่อยที่สุดในอาชีพนี้ไม่ใช่คำว่าขอบคุณ แต่เป็นคำว่ารอบนี้ขอไม่รับ แปดปีที่ดูแลครีเอเตอร์มา ฉันนับคร่าว ๆ ได้ว่ารับหนึ่งงานต่อไม่รับสาม น้องที่เพิ่งเข้ามาใหม่มักตกใจว่าทำไมไล่เงินออกจากบ้าน ฉันตอบว่าเงินที่ไล่ไปวันนี้มักกลับมาในงานที่เหมาะกว่า ถ้าเราไล่เป็น</p>
<h2>ความเงียบแพงกว่าคำว่าไม่</h2>
<p>คนไทยกลัวการปฏิเสธจนเลือกวิธีที่แย่ที่สุด คือไม่ตอบ เราคิดว่ากำลังถนอมน้ำใจ ทั้งที่อีกฝั่งกำลังนับวัน</p>
<p>ลองนึกถึงคนที่ส่งคำเชิญมาบน Talad ตอนเขากดเชิญ ระบบพักเครดิตของเขาไว้แล้ว ทั้งค่าจ้างและค่าบริการ เรามีเวลา 72 ชม. ถ้าเราเงียบ ระบบยกเลิกงานและคืนเครดิตให้เขาเต็มจำนวนก็จริง แต่สามวันนั้นไม่มีใครคืนให้ได้ เขาเอาเงินก้อนนั้นไปเชิญคนอื่นไม่ได้ และวันวางขายของเขาไม่ได้เลื่อนตามเรา</p>
<p>ฉันจึงมีกติกาในบ้านว่า งานที่รู้ตั้งแต่อ่านครั้งแรกว่าไม่รับ ต้องกดไม่รับก่อนเข้านอนวันนั้น</p>
<h2>เหตุผลเดียว และต้องเป็นเรื่องจริง</h2>
<p>คำปฏิเสธที่แย่มีสองแบบ แบบแรกยาวมาก ขอโทษสี่รอบ เล่าตั้งแต่แม่ป่วยยันแมวหาย คนอ่านจับได้ว่าครึ่งหนึ่งแต่งขึ้น แบบที่สองโยนให้ราคา ทั้งที่ราคาไม่ใช่ปัญหา พอเขากลับมาพร้อมเงินเพิ่ม เราก็จนมุม เสียทั้งงานทั้งหน้า</p>
<p>ฉันให้น้อง ๆ เลือกเหตุผลจริงเพียงข้อเดียวแล้วเขียนสองประโยค</p>
<ul>
<li><strong>ของไม่ตรงผิว</strong> ปานลองเบสรุ่นนี้แล้วเฉดเข้มที่สุดยังสว่างไปสำหรับเธอ ถ้ามีเฉดใหม่เมื่อไร ส่งมาให้ลองก่อนได้เลย</li>
<li><strong>เวลาไม่พอ</strong> ฟ้าอยากใช้ให้ครบสองสัปดาห์ก่อนพูด กำหนดดราฟต์นี้มีห้าวัน ถ้าเลื่อนได้เรายินดีคุย</li>
<li><strong>เพิ่งพูดเรื่องเดียวกันไป</strong> บีมเพิ่งลงคลิปประกันรถเดือนที่แล้ว คนดูจะสับสน อีกสามเดือนค่อยคุยกันใหม่</li>
<li><strong>ไม่อยากพูดประโยคนั้น</strong> บรีฟให้พูดว่าเห็นผลในสามวัน เราพูดแทนไม่ได้ ถ้าตัดประโยคนี้ออก อ่านใหม่ให้ทันที</li>
</ul>
<p>สังเกตว่าทุกข้อมีประตูเปิดแง้มไว้ แต่เป็นประตูจริง เปิดได้จริง ถ้าไม่อยากเจอเขาอีกเลยก็อย่าแง้ม บอกว่าไม่ใช่ทางของช่องเรา แล้วจบ</p>
<blockquote><p>คำว่าไม่ที่ดีทำให้อีกฝ่ายรู้ว่าครั้งหน้าควรส่งอะไรมา</p></blockquote>
<h2>เรื่องที่ผู้จัดการพูดแทนไม่ได้</h2>
<p>อำนาจของฉันกับน้องแต่ละคนไม่เท่ากัน ของปาน ฉันดูและรับงานแทนได้ ของฟ้าและบีมต่อรองราคาได้ด้วย ไม่มีใครให้ฉันรับเงินแทน และฉันไม่เคยขอ ขอบเขตเหล่านี้น้องเป็นคนกดยินยอมเอง มีวันสิ้นสุด และจะเลิกเมื่อไรก็แจ้งล่วงหน้า 30 วัน ส่วนแบ่งของฉันอยู่ที่ 15–20% แล้วแต่คน เพดานของระบบคือ 30% ตัวเลขนี้ขึ้นให้เห็นก่อนรับทุกงาน ไม่ต้องมีใครสงสัยใคร</p>
<p>แต่ต่อให้มีสิทธิ์กดรับ ฉันก็ไม่กดจนกว่าน้องจะพูดว่าเอา ผู้จัดการที่รับงานเก่งแต่คนทำไม่อยากทำ คือคนผลิตคลิปแย่ ๆ ให้แบรนด์ในราคาเต็ม</p>
<h2>เมื่อต้องไม่ หลังจากรับไปแล้ว</h2>
<p>มีเหมือนกันที่รับแล้วค่อยรู้ว่าไปต่อไม่ได้ ของมาถึงแล้วแพ้ หรือชีวิตมีเรื่อง ครีเอเตอร์ถอนตัวจากงานได้ก่อนส่งดราฟต์ แบรนด์ได้รับคืนเต็มจำนวน แต่ระบบบันทึกไว้ในประวัติการรับงานของเรา ฉันจึงทำสองเรื่องทันที เขียนในข้อความของงานว่าเกิดอะไรขึ้นพร้อมหลักฐาน แล้วถามว่าของที่ได้รับมาจะให้ส่งคืนอย่างไร</p>
<p>น้องคนหนึ่งของฉันผื่นขึ้นในวันที่สี่ เราแจ้งวันนั้น ส่งรูปวันนั้น แบรนด์ขอบคุณด้วยซ้ำเพราะเอาไปคุยกับทีมสูตรได้ สามเดือนต่อมาเขาเชิญน้องคนเดิมอีกครั้งด้วยของคนละสูตร</p>
<h2>ฝึกพูดกับกระจก</h2>
<p>ถ้าคุณไม่มีผู้จัดการ ลองอ่านออกเสียงก่อนส่งว่า ขอบคุณที่นึกถึง รอบนี้ขอไม่รับเพราะ แล้วเติมหนึ่งเหตุผล ถ้าอ่านแล้วหายใจทันในครั้งเดียว แปลว่าสั้นพอ ส่งได้เลย แล้วเอาเวลาที่เหลือไปดูว่าใน <a href="/th/jobMarketBoard">ตลาดงาน</a> มีงานไหนที่คุณอยากตอบว่าเอาโดยไม่ต้องคิด</p>
`,
      en: `
<p>What I type most in this job isn't “thank you”. It's “not this time”. In eight years of looking after creators I reckon I've accepted one job for every three I've turned down. New people on my list are shocked. Why chase money out of the house? Because, I tell them, it tends to come back wearing something that fits better, provided you chase it out nicely.</p>
<h2>Silence costs more than no</h2>
<p>We're so afraid of refusing that we choose the worst way to do it, which is not to answer. We think we're sparing somebody's feelings. Meanwhile they're counting days.</p>
<p>Picture the person who sends an invite on Talad. The moment they do, their credits are on hold, job pay and fee both. We have 72 hours. If we say nothing, the job's cancelled and every credit goes back, true. But nobody gives back the three days. They couldn't use that money to invite someone else, and their launch date didn't wait for us.</p>
<p>So there's a house rule: if you know on first reading that you won't do it, press Decline before you go to bed.</p>
<h2>One reason, and it has to be true</h2>
<p>There are two bad ways to refuse. One is endless: four apologies, a sick mother and a missing cat, half of it clearly invented. The other blames the price when the price isn't the trouble. Then they come back with more money and you're cornered. You need a new excuse, and by now you've lost the job and your face with it.</p>
<p>I ask my creators for one real reason in two sentences.</p>
<ul>
<li><strong>Wrong for the skin.</strong> Pan has tried this base and the deepest shade is still too light on her. If you bring out a new one, send it over.</li>
<li><strong>Not enough time.</strong> Fah wants two full weeks of use before she speaks, and the draft's due in five days. If that can move, let's talk.</li>
<li><strong>Just covered it.</strong> Beam posted about car insurance last month and viewers would be confused. Ask us again in three months.</li>
<li><strong>Can't say that line.</strong> The brief wants “results in three days” and we can't promise that. Take it out and we'll read it again today.</li>
</ul>
<p>Each of these leaves a door ajar, and it's a real door. If you never want to see them again, don't leave one. Say it isn't right for the channel, and stop.</p>
<blockquote><p>A good no tells the other side what to send next time.</p></blockquote>
<h2>What a manager can't say for you</h2>
<p>I don't have the same powers with everyone. For Pan I may view and accept jobs. For Fah and Beam I may negotiate as well. Nobody's asked me to collect their money and I've never offered. They consented to each scope themselves, there's an end date, and either of us can stop with 30 days' notice. My share's 15 to 20%, depending on the person, where the most anyone can set is 30%, and it's shown before each job is accepted. Nobody has to wonder about anybody.</p>
<p>Even so, I don't press Accept until they've said yes to me. A manager who's great at taking jobs that nobody wants to make is just producing bad clips at full price.</p>
<h2>When it has to be no after yes</h2>
<p>It happens. The product arrives and the skin objects, or life does. A creator may leave before sending a draft, and the brand gets everything back, but it counts in our delivery record. So I do two things at once: write in the job's messages what happened, with proof, and ask how they'd like the product returned.</p>
<p>One of mine came out in a rash on day four. We told the brand that day and sent photos that day. They actually thanked us, because their formula team could use it. Three months later they invited her again, with something different in the bottle.</p>
<h2>Practise on the mirror</h2>
<p>If you don't have a manager, read it aloud before you send it: “Thanks for thinking of me. I'll pass this time because”, and then one reason. If you can say it in a single breath, it's short enough. Send it. Then spend what's left of the evening on the <a href="/en/jobMarketBoard">job market</a>, looking for the one you'd say yes to without thinking.</p>
`,
    },
  },
}
