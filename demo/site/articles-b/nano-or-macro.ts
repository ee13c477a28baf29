import type { SiteItem } from '../types.ts'
import { TEAM } from './authors.ts'

export const nanoOrMacro: SiteItem<'article'> = {
  kind: 'article',
  slug: 'nano-or-macro',
  published: { daysAgo: 103, minute: 775 },
  doc: {
    title: {
      th: 'นาโน 21 คนหรือมาโคร 2 คน งบเท่ากันควรเลือกใคร',
      en: 'Twenty-one nanos or two macros? Same budget, different answer',
    },
    summary: {
      th: 'ครีเอเตอร์ช่องเล็กไม่ได้คุ้มกว่าเสมอไป เทียบงบ 60,000 เครดิตสี่แบบด้วยตัวเลขเดียวกัน แล้วเลือกตามสิ่งที่คุณต้องการ',
      en: "Small creators aren't always the better deal. Compare four ways to spend 60,000 credits on the same assumptions, then choose by what you need.",
    },
    body: {
      th: `
<p>“จ้างคนเล็กหลายคนคุ้มกว่า” เป็นประโยคที่ได้ยินทุกงานสัมมนา พอลองคำนวณจริงกลับพบว่าถูกแค่ครึ่งเดียว ขนาดของช่องไม่ได้บอกว่าคุ้มหรือไม่คุ้ม แต่บอกว่าคุณกำลังซื้ออะไร</p>
<h2>งบเดียวกัน สี่ทางเลือก</h2>
<p>สมมติคุณมี 60,000 เครดิต อยากได้รีล Instagram ใช้ราคาประเมินตามราคาฐานถึง 30 พฤศจิกายน 2569 ของครีเอเตอร์ที่ ER (อัตราการมีส่วนร่วม) เท่าค่าที่ดีของกลุ่ม คะแนนความน่าเชื่อถือ 90 รวมค่าบริการ 10% แล้ว</p>
<table>
<thead><tr><th scope="col">ระดับ</th><th scope="col">ผู้ติดตามต่อคน</th><th scope="col">พักไว้ต่องาน</th><th scope="col">จ้างได้</th><th scope="col">ใช้ไป</th><th scope="col">ผู้ติดตามรวม</th></tr></thead>
<tbody>
<tr><td>นาโน</td><td>5,000</td><td>2,805</td><td>21 คน</td><td>58,905</td><td>105,000</td></tr>
<tr><td>ไมโคร</td><td>20,000</td><td>6,600</td><td>9 คน</td><td>59,400</td><td>180,000</td></tr>
<tr><td>มิดเทียร์</td><td>75,000</td><td>14,630</td><td>4 คน</td><td>58,520</td><td>300,000</td></tr>
<tr><td>มาโคร</td><td>200,000</td><td>26,070</td><td>2 คน</td><td>52,140</td><td>400,000</td></tr>
</tbody>
</table>
<p>แล้วการมีส่วนร่วมล่ะ คูณผู้ติดตามด้วยค่าที่ดีของแต่ละกลุ่ม คือ 5%, 3.5%, 2.5% และ 1.8%</p>
<table>
<thead><tr><th scope="col">ระดับ</th><th scope="col">ไลก์และคอมเมนต์ที่คาด</th><th scope="col">เครดิตต่อหนึ่งครั้ง</th></tr></thead>
<tbody>
<tr><td>นาโน</td><td>5,250</td><td>11.22</td></tr>
<tr><td>ไมโคร</td><td>6,300</td><td>9.43</td></tr>
<tr><td>มิดเทียร์</td><td>7,500</td><td>7.80</td></tr>
<tr><td>มาโคร</td><td>7,200</td><td>7.24</td></tr>
</tbody>
</table>
<p>ถ้านับแค่จำนวน ช่องใหญ่ถูกกว่า ราคาในตลาดเป็นแบบนี้จริง ๆ ช่องเล็กมีราคาต่อผู้ติดตามสูงกว่า แม้ ER จะดีกว่าก็ตาม ตัวเลขชุดนี้เป็นสมมติฐาน ไม่ใช่คำสัญญา ผลจริงขึ้นกับคนและบรีฟ</p>
<h2>แล้วนาโนให้อะไรที่ตารางไม่บอก</h2>
<ul>
<li><strong>ชิ้นงาน 21 ชิ้น</strong> ยี่สิบเอ็ดมุม ยี่สิบเอ็ดห้องครัว เอาไปเรียนรู้ว่าเรื่องไหนได้ผล และถ้าขอสิทธิ์ใช้งานไว้ก็มีภาพใช้ทั้งไตรมาส</li>
<li><strong>ความเสี่ยงที่กระจาย</strong> ถ้าสองคนส่งช้า คุณยังมีอีกสิบเก้า แต่มาโครหายไปหนึ่งคือหายครึ่งแคมเปญ</li>
<li><strong>บทสนทนา</strong> คนถามในคอมเมนต์แล้วเจ้าของช่องตอบเอง ซึ่งเกิดยากในโพสต์ที่มีพันคอมเมนต์</li>
<li><strong>พื้นที่</strong> เลือกเฉพาะจังหวัดที่มีสาขาได้ ผู้ติดตามของช่องใหญ่มักกระจายทั้งประเทศ</li>
</ul>
<h2>แล้วมาโครให้อะไร</h2>
<ul>
<li><strong>ความเร็ว</strong> คนจำนวนมากเห็นพร้อมกันในวันเปิดตัว</li>
<li><strong>ชื่อเสียง</strong> ชื่อที่คนรู้จักเอาไปวางหน้าร้าน หน้าเว็บ หรือคุยกับตัวแทนขายต่อได้</li>
<li><strong>เวลาของคุณ</strong> ตรวจดราฟต์ 2 ชิ้นกับ 21 ชิ้นต่างกันมาก ถ้าชิ้นละ 15 นาที คือครึ่งชั่วโมงกับห้าชั่วโมงเศษ ยังไม่นับรอบแก้</li>
</ul>
<h2>เลือกตามคำถามสามข้อ</h2>
<ol>
<li><strong>คนรู้จักสินค้าแล้วหรือยัง</strong> ถ้ายังไม่เคยได้ยินเลยและมีวันเปิดตัวชัดเจน เริ่มจากใหญ่ ถ้ารู้จักแล้วแต่ยังไม่กล้าลอง ให้คนเล็กหลายคนช่วยเล่า</li>
<li><strong>ขายที่ไหน</strong> ขายทั่วประเทศทางออนไลน์ ช่องใหญ่ใช้ได้เต็มที่ ขายสามสาขาในเชียงใหม่ ผู้ติดตามนอกพื้นที่คือเงินที่จ่ายทิ้ง</li>
<li><strong>ทีมมีกี่คน</strong> ถ้ามีคุณคนเดียว อย่าเปิดรับเกินสิบคนในรอบแรก</li>
</ol>
<h2>สูตรผสมที่เริ่มได้เลย</h2>
<p>ถ้ายังเลือกไม่ถูก แบ่ง 60,000 เครดิตเดิมแบบนี้ก็ได้ ไมโคร 5 คนใช้ 33,000 เพราะสมดุลทั้งราคาและบทสนทนา มิดเทียร์ 1 คนใช้ 14,630 เป็นแกนเรื่อง และนาโน 4 คนใช้ 11,220 ไว้ทดสอบมุมใหม่ รวม 58,850 เครดิต จบแคมเปญแล้วดูราคาต่อผลลัพธ์จริงของคุณเอง แล้วย้ายงบไปหาระดับที่ชนะ</p>
<p>ถ้าไม่อยากต่อราคาทีละคน ลองดู <a href="/th/Marketer/package">แพ็กเกจตามระดับ</a> ถ้าอยากเลือกเอง เปิด <a href="/th/Marketer/influencerPackage">แพ็กเกจตามครีเอเตอร์</a> แล้วอ่าน <a href="/th/articles/detail/reach-versus-engagement">วิธีอ่านการเข้าถึงกับการมีส่วนร่วม</a> ก่อนตัดสินผล</p>`,
      en: `
<p>“Lots of small creators are better value.” You'll hear it at every seminar. Do the sum and it turns out half true. A creator's size doesn't tell you whether you're getting a deal; it tells you what you're buying.</p>
<h2>One budget, four ways to spend it</h2>
<p>Say you have 60,000 credits for Instagram reels. We'll use price estimates, by the base prices until 30 November 2026, for creators whose ER (engagement rate) is good for their group, with an authenticity score of 90, and include the 10% fee.</p>
<table>
<thead><tr><th scope="col">Tier</th><th scope="col">Followers each</th><th scope="col">On hold per job</th><th scope="col">You can hire</th><th scope="col">Spent</th><th scope="col">Followers in all</th></tr></thead>
<tbody>
<tr><td>Nano</td><td>5,000</td><td>2,805</td><td>21</td><td>58,905</td><td>105,000</td></tr>
<tr><td>Micro</td><td>20,000</td><td>6,600</td><td>9</td><td>59,400</td><td>180,000</td></tr>
<tr><td>Mid-tier</td><td>75,000</td><td>14,630</td><td>4</td><td>58,520</td><td>300,000</td></tr>
<tr><td>Macro</td><td>200,000</td><td>26,070</td><td>2</td><td>52,140</td><td>400,000</td></tr>
</tbody>
</table>
<p>And engagement? Multiply followers by each group's good rate: 5%, 3.5%, 2.5% and 1.8%.</p>
<table>
<thead><tr><th scope="col">Tier</th><th scope="col">Likes and comments expected</th><th scope="col">Credits for each</th></tr></thead>
<tbody>
<tr><td>Nano</td><td>5,250</td><td>11.22</td></tr>
<tr><td>Micro</td><td>6,300</td><td>9.43</td></tr>
<tr><td>Mid-tier</td><td>7,500</td><td>7.80</td></tr>
<tr><td>Macro</td><td>7,200</td><td>7.24</td></tr>
</tbody>
</table>
<p>Counting heads alone, bigger is cheaper. That's an honest reading of the price curve: small creators cost more for each follower, and their better ER doesn't quite make up for it. These are assumptions rather than promises; real results depend on the person and the brief.</p>
<h2>What nanos give you that the table can't</h2>
<ul>
<li><strong>Twenty-one pieces.</strong> That's twenty-one angles and twenty-one kitchens. You learn which story works and, if you've asked for usage rights, you have pictures for a quarter.</li>
<li><strong>Spread risk.</strong> If two are late, nineteen aren't. Lose one of two macros and half the campaign is gone.</li>
<li><strong>Conversation.</strong> Someone asks in the comments and the owner answers. That's rare under a post with a thousand of them.</li>
<li><strong>Place.</strong> You can keep to provinces where you have branches. Large followings tend to be spread across the country.</li>
</ul>
<h2>What macros give you</h2>
<ul>
<li><strong>Speed.</strong> A great many people see it together on launch day.</li>
<li><strong>Endorsement.</strong> A known name works in shop windows, on your site and in talks with resellers.</li>
<li><strong>Your own time.</strong> Two drafts and twenty-one are different weeks. At 15 minutes each it's half an hour against more than five, before any changes.</li>
</ul>
<h2>Three questions that decide it</h2>
<ol>
<li><strong>Do people know the product?</strong> If nobody's heard of it and there's a fixed launch day, start big. If they know it but hesitate, let many small voices speak.</li>
<li><strong>Where do you sell?</strong> Online and nationwide, you can use all of a large audience. With three branches in Chiang Mai, followers elsewhere are money thrown away.</li>
<li><strong>How many of you are there?</strong> If it's just you, keep the first round to ten creators at most.</li>
</ol>
<h2>A mix to start from</h2>
<p>Can't choose? Split the same 60,000 credits: 33,000 for five micro creators, who balance price and conversation; 14,630 for one mid-tier creator to carry the story; 11,220 for four nanos to test new angles. That's 58,850 in all. When it's over, look at your own cost per result and move money towards the tier that won.</p>
<p>Rather not settle prices one by one? See <a href="/en/Marketer/package">packages by tier</a>. Prefer to choose people yourself? Open <a href="/en/Marketer/influencerPackage">packages by creator</a>, and read <a href="/en/articles/detail/reach-versus-engagement">reach versus engagement</a> before you judge the outcome.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'family',
      alt: {
        th: 'ภาพวาดคนหลายวัยมาอยู่ด้วยกัน แทนครีเอเตอร์หลายขนาด',
        en: 'Drawing of people of several ages together, standing for creators of every size',
      },
    },
    category: 9,
    tags: ['lifestyle', 'beauty', 'family'],
    author: TEAM,
  },
}
