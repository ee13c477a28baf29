import type { SiteItem } from '../types.ts'
import { TEAM } from './authors.ts'

export const realEngagement: SiteItem<'article'> = {
  kind: 'article',
  slug: 'engagement-that-is-real',
  published: { daysAgo: 207, minute: 930 },
  doc: {
    title: {
      th: 'ER ที่มาจากคนจริง วัดอย่างไร และดันขึ้นอย่างไรโดยไม่โกง',
      en: 'Real engagement: how we measure it and how to raise it honestly',
    },
    summary: {
      th: 'เปิดเกณฑ์ ER ของทุกขนาดช่อง บอกตรง ๆ ว่าระบบสงสัยเมื่อไร และวิธีเพิ่มการมีส่วนร่วมที่อยู่ได้นานกว่ายอดที่ซื้อมา',
      en: 'The ER figures we use for every channel size, what makes our checks suspicious, and ways to grow engagement that outlast anything you could buy.',
    },
    body: {
      th: `
<p>ช่องหนึ่งมีผู้ติดตาม 40,000 คน โพสต์ล่าสุดได้ 2,000 ไลก์ มีคอมเมนต์ 6 ข้อความ และทั้งหกเป็นอีโมจิรูปไฟ อีกช่องมีผู้ติดตาม 9,000 คน ได้ 380 ไลก์ กับ 70 คอมเมนต์ที่ถามว่าซื้อที่ไหน แพ้ง่ายใช้ได้ไหม แบรนด์ที่เคยจ้างมาแล้วสองสามแคมเปญเลือกช่องที่สองโดยไม่ต้องคิด</p>
<p>ตัวเลขการมีส่วนร่วมจึงไม่ใช่แค่ยิ่งมากยิ่งดี ต้องดูออกว่ามาจากคนจริงด้วย</p>
<h2>คิด ER อย่างไร</h2>
<p>ER (อัตราการมีส่วนร่วม) ที่เราใช้คือไลก์กับคอมเมนต์เฉลี่ยต่อโพสต์ หารด้วยจำนวนผู้ติดตาม เช่น ผู้ติดตาม 9,000 คน เฉลี่ย 380 ไลก์กับ 70 คอมเมนต์ รวม 450 คิดเป็น 5%</p>
<p>ช่องใหญ่ขึ้น ER มักลดลงเป็นธรรมชาติ เราจึงเทียบเฉพาะในกลุ่มขนาดเดียวกัน</p>
<table>
<thead><tr><th scope="col">ขนาดช่อง</th><th scope="col">Instagram เกณฑ์ / ค่าที่ดี</th><th scope="col">TikTok เกณฑ์ / ค่าที่ดี</th></tr></thead>
<tbody>
<tr><td>นาโน ไม่ถึง 10,000 คน</td><td>3% / 5%</td><td>6% / 10%</td></tr>
<tr><td>ไมโคร 10,000–49,999 คน</td><td>2% / 3.5%</td><td>4% / 7%</td></tr>
<tr><td>มิดเทียร์ 50,000–99,999 คน</td><td>1.5% / 2.5%</td><td>3% / 5%</td></tr>
<tr><td>มาโคร 100,000–999,999 คน</td><td>1% / 1.8%</td><td>2% / 3.5%</td></tr>
<tr><td>เมกะ 1,000,000 คนขึ้นไป</td><td>0.7% / 1.2%</td><td>1% / 2%</td></tr>
</tbody>
</table>
<p>YouTube, Facebook, X และ Lemon8 มีเกณฑ์ของตัวเองซึ่งยังเป็นค่าชั่วคราว เช่น นาโนบน YouTube 2% และบน Facebook 1.5% ส่วน LINE กับ WhatsApp ไม่มีเกณฑ์ ER</p>
<h2>เมื่อไรที่ช่องไม่ผ่าน</h2>
<p>ต่ำกว่าเกณฑ์นิดหน่อยไม่ได้แปลว่าตก ช่องไม่ผ่านเพราะ ER ในสองกรณี คือต่ำกว่า 0.3 เท่าของเกณฑ์ หรือสูงกว่า 4 เท่าของค่าที่ดี ไมโครครีเอเตอร์บน Instagram จึงไม่ผ่านเมื่อต่ำกว่า 0.6% หรือเกิน 14%</p>
<p>ระบบยังดูเรื่องอื่นประกอบกัน</p>
<ul>
<li>ติดตามคนอื่นเกิน 1,500 ช่อง ในขณะที่ผู้ติดตามน้อยกว่าจำนวนนั้น</li>
<li>ผู้ติดตามโตเกิน 30% ใน 7 วัน แต่ยอดดูไม่โตตาม</li>
<li>โพสต์ไม่ถึง 6 ครั้งใน 90 วัน</li>
</ul>
<p>คลิปดังข้ามคืนจนตัวเลขพุ่งเป็นเรื่องเกิดได้ ถ้าผลตรวจบอกว่าสูงผิดปกติ กดขอให้ตรวจใหม่พร้อมแนบหลักฐานยอดดู ทีมงานอ่านเอง</p>
<h2>ซื้อยอดแล้วเสียอะไร</h2>
<p>สมมติช่อง Instagram 10,000 คน มีคนจริงมีส่วนร่วม 350 คนต่อโพสต์ ER 3.5% เท่าค่าที่ดีของกลุ่มพอดี ซื้อผู้ติดตามปลอมมาอีก 10,000 คน ขนาดเพิ่มเป็น 20,000 คน ราคาฐานถึง 30 พฤศจิกายน 2569 ขึ้นจาก 3,500 เป็นราว 5,250 บาท ฟังดูคุ้ม</p>
<p>แต่ ER เหลือ 1.75% ตัวคูณการมีส่วนร่วมตกเหลือ 0.71 และถ้าคะแนนความน่าเชื่อถือลดจาก 90 เป็น 50 ตัวคูณก็ลดจาก 0.95 เหลือ 0.75 ราคาประเมินโพสต์ภาพกลายเป็น 2,800 บาท จากเดิม 3,350 บาท จ่ายเงินซื้อเพื่อให้ราคาตัวเองถูกลง และยังเสี่ยงไม่ผ่านเพราะโตเกิน 30% ในสัปดาห์เดียว</p>
<h2>วิธีที่ได้ผลช้ากว่า แต่ไม่หายไป</h2>
<ol>
<li><strong>ถามคำถามที่ตอบได้ในสามคำ</strong> “ทีมหวานปกติหรือหวานน้อย” ได้คำตอบมากกว่า “คิดเห็นอย่างไรกันบ้าง”</li>
<li><strong>ตอบคอมเมนต์ในชั่วโมงแรก</strong> ด้วยประโยคที่ชวนคุยต่อ ไม่ใช่แค่หัวใจ</li>
<li><strong>ทำโพสต์ต่อจากคอมเมนต์</strong> คนที่เห็นว่าคำถามของตัวเองกลายเป็นคลิปจะกลับมาอีก</li>
<li><strong>โพสต์สม่ำเสมอกว่าบ่อย</strong> สัปดาห์ละสองชิ้นทั้งไตรมาส ดีกว่าวันละชิ้นสองสัปดาห์แล้วหาย</li>
<li><strong>เลิกเก็บคนที่ไม่เคยดู</strong> กิจกรรมแจกของดึงคนมาเพื่อของ ไม่ได้มาเพื่อคุณ ยอดผู้ติดตามขึ้นแต่ ER ลง</li>
</ol>
<p>ให้เวลาตัวเองหนึ่งไตรมาสแล้วค่อยดูผล จดค่าเฉลี่ย 10 โพสต์ล่าสุดไว้ทุกสิ้นเดือน เมื่อ ER ขยับ ราคาประเมินของคุณขยับตามโดยไม่ต้องมีผู้ติดตามเพิ่มแม้แต่คนเดียว ดูวิธีคิดราคาเต็ม ๆ ได้ที่ <a href="/th/articles/detail/set-your-first-prices">ตั้งราคาแรกของคุณ</a></p>`,
      en: `
<p>One channel has 40,000 followers. Its last post drew 2,000 likes and six comments, each of them a flame. Another has 9,000 followers, 380 likes and 70 comments asking where to buy it and whether it suits sensitive skin. Any brand with two or three campaigns behind it takes the second without blinking.</p>
<p>So more isn't simply better. Engagement also has to look like people.</p>
<h2>How ER is worked out</h2>
<p>The ER (engagement rate) we use is average likes plus comments on a post, divided by followers. With 9,000 followers, 380 likes and 70 comments, that's 450, or 5%.</p>
<p>ER tends to fall as channels grow, and that's natural. We only compare within the same size group.</p>
<table>
<thead><tr><th scope="col">Channel size</th><th scope="col">Instagram floor / good</th><th scope="col">TikTok floor / good</th></tr></thead>
<tbody>
<tr><td>Nano, under 10,000</td><td>3% / 5%</td><td>6% / 10%</td></tr>
<tr><td>Micro, 10,000–49,999</td><td>2% / 3.5%</td><td>4% / 7%</td></tr>
<tr><td>Mid-tier, 50,000–99,999</td><td>1.5% / 2.5%</td><td>3% / 5%</td></tr>
<tr><td>Macro, 100,000–999,999</td><td>1% / 1.8%</td><td>2% / 3.5%</td></tr>
<tr><td>Mega, 1,000,000 and up</td><td>0.7% / 1.2%</td><td>1% / 2%</td></tr>
</tbody>
</table>
<p>YouTube, Facebook, X and Lemon8 have floors of their own, still provisional: for nano, 2% on YouTube and 1.5% on Facebook, for instance. LINE and WhatsApp have no ER floor.</p>
<h2>When a channel doesn't pass</h2>
<p>Sitting a little under the floor isn't a fail. ER only stops you in two cases: below 0.3 times the floor, or above 4 times the good rate. A micro creator on Instagram is refused under 0.6% or over 14%.</p>
<p>We look at a few other things alongside it:</p>
<ul>
<li>following more than 1,500 accounts while having fewer followers than that;</li>
<li>followers growing over 30% in 7 days when views don't grow with them;</li>
<li>fewer than 6 posts in 90 days.</li>
</ul>
<p>Clips do blow up overnight. If the result says your rate is unusually high, ask for a re-check and attach your view figures. A person reads it.</p>
<h2>What bought numbers cost you</h2>
<p>Take an Instagram channel of 10,000, with 350 real people engaging with each post. That's an ER of 3.5%, exactly the group's good rate. Now add 10,000 bought followers. By the base prices until 30 November 2026, it climbs from THB 3,500 to about 5,250. Sounds like a bargain.</p>
<p>But ER drops to 1.75%, which pulls the engagement factor down to 0.71. If the authenticity score slides from 90 to 50, that factor goes from 0.95 to 0.75. The estimate for a photo post ends up at THB 2,800, down from 3,350. You've paid to make yourself cheaper, and 30% growth in one week may keep you out altogether.</p>
<h2>Slower ways that last</h2>
<ol>
<li><strong>Ask what can be answered in three words.</strong> “Normal sweet or less sweet?” beats “What do you all think?”</li>
<li><strong>Reply within the first hour,</strong> with a sentence that keeps the talk going rather than just a heart.</li>
<li><strong>Turn comments into posts.</strong> People who see their question become a clip come back.</li>
<li><strong>Be steady rather than frequent.</strong> Two posts a week all quarter does more than one a day for a fortnight and then silence.</li>
<li><strong>Stop collecting people who never watch.</strong> Giveaways bring them for the prize. Followers go up, ER goes down.</li>
</ol>
<p>Give it a quarter. Note the average of your last ten posts at each month's end. When your ER moves, your estimate moves with it, without a single new follower. The full sum is in <a href="/en/articles/detail/set-your-first-prices">setting your first prices</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'music',
      alt: {
        th: 'ภาพวาดลำโพงและคลื่นเสียง แทนเสียงตอบรับจากคนจริง',
        en: 'Drawing of a speaker and sound waves, standing for real response',
      },
    },
    category: 8,
    tags: ['lifestyle', 'beauty', 'music'],
    author: TEAM,
  },
}
