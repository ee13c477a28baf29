import type { SiteItem } from '../types.ts'

export const TARN_BURNOUT: SiteItem<'article'> = {
  kind: 'article',
  slug: 'nineteen-days-without-a-post',
  published: { daysAgo: 262, minute: 395 },
  doc: {
    title: {
      th: '19 วันที่ฉันไม่โพสต์ และสิ่งที่ไม่ได้เกิดขึ้น',
      en: 'Nineteen days without a post, and what did not happen',
    },
    summary: {
      th: 'คนสอนยืดเส้นที่หลังแข็งจนก้มไม่ลง เขียนถึงวันที่เหนื่อยกับช่องของตัวเอง วิธีหยุดโดยไม่ทิ้งงานที่รับไว้ และตารางใหม่ที่เผื่อที่ให้วันแย่ ๆ',
      en: "A stretching teacher whose own back had locked up on getting tired of her channel, stopping without dropping the jobs she'd taken, and a calendar with room for bad days.",
    },
    cover: {
      fileId: null,
      scene: 'health',
      alt: { th: 'ภาพวาดลูกประคบสมุนไพรกับใบไม้สด', en: 'A drawing of a herbal compress with fresh leaves' },
    },
    category: 10,
    tags: ['health', 'lifestyle'],
    author: { th: 'ธาร ยืดเส้นเช้า', en: 'Tarn Morning Stretch' },
    body: {
      th: `
<p>เช้าวันนั้นฉันถ่ายท่าก้มแตะปลายเท้า แล้วก้มไม่ลง</p>
<p>กล้องเปิดอยู่ แดดหัวหินกำลังสวย ฉันยืนตัวตรงเหมือนไม้กวาดอยู่หน้าเสื่อ แล้วคิดได้อย่างเดียวว่า ถ้าตัดช่วงนี้ออก คลิปยังทันหกโมงเช้า ไม่ได้คิดเลยว่าหลังเป็นอะไร ตอนดูฟุตเทจย้อนหลัง สิ่งที่น่ากลัวไม่ใช่หลัง แต่เป็นหน้าของคนที่ไม่ตกใจ</p>
<h2>อาการที่ฉันเรียกผิดชื่อมาครึ่งปี</h2>
<p>ฉันเรียกมันว่าขี้เกียจ เปิดโปรแกรมตัดต่อแล้วนั่งมอง ขี้เกียจ อ่านคอมเมนต์ใจดีแล้วไม่รู้สึกอะไร ขี้เกียจ ฝันเป็นแนวตั้งเก้าต่อสิบหก อันนี้เริ่มสงสัย</p>
<p>คนขี้เกียจมีความสุขกับการไม่ทำ ฉันไม่มีความสุขสักอย่าง ทำก็ไม่ ไม่ทำก็ไม่ เพื่อนที่เป็นพยาบาลฟังแล้วบอกว่า ถ้านักเรียนในคลาสเจ็บแบบนี้ ธารจะให้เขาฝืนไหม ฉันตอบทันทีว่าไม่ แล้วก็เงียบไปทั้งคู่</p>
<p>ฉันไม่ใช่หมอ ถ้าคุณนอนไม่หลับหรือเศร้านานเป็นสัปดาห์ ไปหาหมอก่อนอ่านต่อ เรื่องข้างล่างนี้เป็นแค่ของคนคนหนึ่งที่เหนื่อยและโชคดีพอจะหยุดได้</p>
<h2>หยุดโดยไม่ทิ้งใคร</h2>
<p>วันที่ตัดสินใจหยุด ฉันมีงานค้างสามงาน ถ้าหายไปเฉย ๆ คนเดือดร้อนมีสามแบรนด์ ฉันเลยนั่งลงเขียนว่าแต่ละงานอยู่ตรงไหน</p>
<ul>
<li><strong>งานที่ดราฟต์ผ่านแล้ว</strong> เหลือโพสต์กับใส่ลิงก์ภายใน 72 ชม. ทำให้จบก่อน ใช้เวลาสิบนาที</li>
<li><strong>งานที่กำลังทำดราฟต์</strong> เขียนบอกแบรนด์ตรง ๆ ว่าขอเลื่อนสองวัน เขาตอบว่าสี่วันก็ได้</li>
<li><strong>งานเชิญที่ยังไม่ตอบ</strong> กดไม่รับ พร้อมเหตุผลว่าพักช่อง ไม่ปล่อยให้หมดเวลาเอง</li>
</ul>
<p>สองชั่วโมงเคลียร์ทุกอย่าง ฉันกลัวสองชั่วโมงนี้มาสองเดือน จากนั้นปิดแจ้งเตือนข่าวและข้อเสนอ เหลือไว้แค่งาน เงิน และความปลอดภัย แล้วเอาโทรศัพท์ไปไว้ในครัว</p>
<h2>สิ่งที่ไม่ได้เกิดขึ้น</h2>
<p>วันที่ห้าฉันแอบดูยอด วันที่เก้าก็แอบดูอีก จดไว้เป็นรายการของสิ่งที่กลัวแล้วไม่เกิด</p>
<p>คนไม่ได้เลิกติดตามเป็นพัน หายไป 38 คน เพิ่มมา 51 คน คลิปเก่าเรื่องท่านั่งเก้าอี้สำหรับคนเข่าไม่ดีมีคนดูมากขึ้น เพราะไม่มีคลิปใหม่มาบัง ไม่มีใครเขียนมาต่อว่า มีคุณลุงคนหนึ่งเขียนว่า ผมก็ยืดตามอันเดิมอยู่ ไม่ต้องรีบ</p>
<p>ช่องก็ไม่ได้หลุดจากระบบ ฉันเคยจำผิดว่าต้องโพสต์ทุกสัปดาห์ ไปเปิดเกณฑ์จริงดู เขานับ 6 โพสต์ใน 90 วัน หายไป 19 วันยังห่างจากเกณฑ์อีกไกล กติกาที่เฆี่ยนฉันอยู่ทุกเช้า ฉันเป็นคนตั้งเอง</p>
<blockquote><p>ไม่มีใครสั่งให้ฉันตื่นตีห้า คนที่สั่งคือคนเดียวกับที่บ่นว่าง่วง</p></blockquote>
<h2>ตารางใหม่ที่มีช่องว่าง</h2>
<p>ฉันกลับมาวันที่ยี่สิบด้วยคลิปหกนาทีที่ไม่ตัดต่อเลย ก้มได้ครึ่งทางแล้วบอกคนดูว่าวันนี้ได้แค่นี้ มันกลายเป็นคลิปที่คนแชร์มากที่สุดของปี แต่ฉันไม่อยากให้คุณจำตรงนั้น เพราะการพักไม่ควรต้องมียอดมารับรอง ที่อยากให้จำคือสามข้อนี้</p>
<ol>
<li><strong>ถ่ายสี่ ลงสาม</strong> คลิปที่สี่เก็บไว้เป็นเสบียง พอมีครบหกตัว ฉันป่วยได้สองสัปดาห์โดยไม่มีใครรู้</li>
<li><strong>รับงานไม่เกินสองงานพร้อมกัน</strong> และก่อนรับ นับวันถอยหลังจากกำหนดดราฟต์ ถ้าต้องพึ่งวันอาทิตย์แปลว่าไม่มีเวลา</li>
<li><strong>มีเดือนเบาปีละสองเดือน</strong> เขียนลงปฏิทินตั้งแต่ต้นปี แบรนด์ที่ถามมาก็บอกไปเลยว่าเดือนนั้นพัก ไม่มีใครเคยว่าอะไรสักคน</li>
</ol>
<h2>ท่าสุดท้าย</h2>
<p>ในคลาสฉันพูดเสมอว่า ยืดถึงจุดที่รู้สึกตึง ไม่ใช่ถึงจุดที่เจ็บ แล้วหายใจออก พูดมาสี่ปีกับคนหกหมื่นคน เพิ่งมีคนเดียวที่ไม่เคยทำตาม</p>
<p>ถ้าวันนี้คุณเปิดหน้าจอแล้วรู้สึกเหมือนฉันเช้าวันนั้น ลองเขียนรายการงานค้างออกมาก่อน มันสั้นกว่าที่คิดเสมอ ติดขัดเรื่องกำหนดงานก็ถามทีมงานผ่านหน้า <a href="/th/contact">ติดต่อเรา</a> ได้ คนตอบเป็นคนจริง ๆ และเข้าใจคำว่าหลังแข็ง</p>
`,
      en: `
<p>That morning I went to film a forward fold, and I couldn't fold.</p>
<p>The camera was running. The light over Hua Hin was lovely. I stood there upright as a broom and had a single thought: if I cut this bit, I can still post by six. Not a thought about my back. When I watched the footage later, it wasn't the back that scared me. It was the face of a woman who didn't even look surprised.</p>
<h2>I'd been calling it by the wrong name</h2>
<p>For half a year I called it laziness. I'd open the editor and stare: lazy. I'd read a kind comment and feel nothing: lazy. I'd begun dreaming in nine by sixteen, at which point I grew suspicious.</p>
<p>Lazy people enjoy not working. I enjoyed nothing, neither doing it nor leaving it. A friend who's a nurse heard me out and asked whether I'd let a student with that kind of pain push through. Of course not, I said. Then we were both quiet.</p>
<p>I'm no doctor. If you can't sleep, or you've been low for weeks, see one before you read on. What follows is only the story of somebody tired who was lucky enough to be able to stop.</p>
<h2>Stopping without dropping anyone</h2>
<p>I had three jobs open on the day I decided. If I'd simply vanished, three brands would've paid for it. So I wrote down where each one stood.</p>
<ul>
<li><strong>Draft approved.</strong> All that was left was to post and add the link within 72 hours. I finished it. It took ten minutes.</li>
<li><strong>Draft half made.</strong> I told the brand the truth and asked for two more days. They offered four.</li>
<li><strong>An invite I hadn't answered.</strong> I declined, said I was taking a break, and didn't leave it to run out.</li>
</ul>
<p>It was done in two hours, and I'd been dreading those two hours for two months. Then I switched off news and offers, kept the alerts for jobs, money and security, and put the phone in the kitchen.</p>
<h2>What didn't happen</h2>
<p>I peeked at the numbers on day five and again on day nine, and kept a list of fears that never came true.</p>
<p>People didn't leave by the thousand. I lost 38 and gained 51. An old clip of chair stretches for bad knees was doing better than ever, since nothing new stood in front of it. Nobody told me off. One gentleman wrote: “I'm still doing the old one. No hurry.”</p>
<p>Nor did my channel drop out of the system. I'd got it into my head that you have to post every week. When I looked it up, the rule was six posts in 90 days. Nineteen days away left plenty of room. The rule that had been whipping me out of bed was my own.</p>
<blockquote><p>Nobody ordered me to get up at five. The boss who did was the same woman who complained of being tired.</p></blockquote>
<h2>A calendar with holes in it</h2>
<p>On day twenty I came back with six uncut minutes. I got halfway down and told people that was today's lot. It turned out to be my most shared clip that year, but I'd rather you forgot that, because rest shouldn't need good figures to excuse it. These are the three things I'd like you to keep.</p>
<ol>
<li><strong>Film four, post three.</strong> The fourth goes in the larder. With six in there I can be ill for a fortnight and no one will notice.</li>
<li><strong>Never more than two jobs at a time.</strong> Before I accept, I count back from the draft date. If it only works with a Sunday in it, I don't have the time.</li>
<li><strong>Two light months a year.</strong> They're in the calendar from January. When a brand asks, I say I'm resting then. Not one has ever minded.</li>
</ol>
<h2>The last stretch</h2>
<p>In class I always say: go to where it's tight, not to where it hurts, and breathe out. I've been saying it for four years to sixty thousand people. One of them never listened.</p>
<p>If you've opened your screen today and you feel the way I did, write the list of open jobs first. It's always shorter than you think. If it's a deadline that's stuck, <a href="/en/contact">ask the team</a>. They're people. They know what a stiff back is.</p>
`,
    },
  },
}
