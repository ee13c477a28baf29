import type { OwnPackage } from './build-package.ts'

/** One large video package, and two that are grouped by the creators' topics. */
export const BY_INFLUENCER: readonly OwnPackage[] = [
  {
    slug: 'youtube-2',
    daysAgo: 66,
    cover: ['car', 'รถคันเล็กจอดหน้ากล้องวิดีโอ', 'A small car parked before a video camera'],
    title: { th: 'YouTube 2 วิดีโอ จากมาโครครีเอเตอร์', en: '2 YouTube videos by macro creators' },
    summary: {
      th: 'วิดีโอเจาะลึก 2 ชิ้นจากช่องที่มีผู้ติดตามหลักแสน สำหรับสินค้าที่คนใช้เวลาตัดสินใจเป็นเดือน',
      en: '2 in-depth videos by channels with six-figure followings, for products people think about for months.',
    },
    audience: 'brand',
    tier: 'macro',
    channelType: 'YOUTUBE',
    postType: 'videoPost',
    followers: [100_000, null],
    objective: 2,
    units: 2,
    each: [40_000, 4_000],
    includes: [
      { th: 'วิดีโอ YouTube 2 ชิ้น', en: '2 YouTube videos' },
      { th: 'ช่องที่มีผู้ติดตาม 100,000 คนขึ้นไป', en: 'Channels with 100,000 followers or more' },
      { th: 'ลิงก์ติดตามในคำอธิบายวิดีโอ', en: 'A tracking link in the video description' },
      { th: 'ขอแก้ดราฟต์ได้ {$revisions} ครั้งต่องาน', en: 'Revisions included per job: {$revisions}' },
    ],
    body: {
      th: `
<p>รถ บ้าน คอร์สเรียน กองทุน ของเหล่านี้ไม่มีใครซื้อเพราะเห็นผ่านตา คนดูรีวิวสี่ห้าคลิปแล้วกลับมาดูซ้ำก่อนนัดทดลอง แพ็กเกจนี้ทำให้สองในคลิปเหล่านั้นเล่าเรื่องของคุณอย่างละเอียด</p>
<h2>สองชิ้น สองมุม</h2>
<p>เราแนะนำให้เลือกคนที่ผู้ชมต่างกัน คนหนึ่งเชี่ยวชาญเรื่องสินค้าโดยตรง อีกคนเป็นคนใช้ในชีวิตประจำวัน คนแรกตอบว่าดีจริงหรือเปล่า คนหลังตอบว่าเหมาะกับบ้านเราไหม สองคำตอบนี้รวมกันหนักแน่นกว่าความเห็นเดียวจากคนดังคนเดียว</p>
<h2>เงื่อนไขราคา</h2>
<ul>
<li>88,000 บาท ยังไม่รวม VAT วิดีโอละ 44,000 บาท</li>
<li>ค่าจ้าง 40,000 บาทต่อวิดีโอ ค่าบริการ 4,000 บาท</li>
<li>ค่าเดินทางหรือค่าสินค้าที่ให้เบิกคืน ตั้งวงเงินแยกเป็นเครดิต</li>
</ul>
<h2>วางเวลาให้พอ</h2>
<p>เผื่อเวลาใช้สินค้าอย่างน้อยหนึ่งสัปดาห์ และเผื่อเวลาตัดต่อ ดราฟต์ส่งเป็นลิงก์ที่ยังไม่เปิดสาธารณะ คุณมี 72 ชั่วโมงต่อรอบ ระบุข้อเท็จจริงที่ต้องตรงทุกคำไว้ในบรีฟ ส่วนความเห็นเป็นของเจ้าของช่อง แม้จะไม่ใช่คำชมก็ตาม วิดีโอที่มีข้อติหนึ่งข้อมักทำให้คำชมที่เหลือน่าเชื่อขึ้น</p>
<p>สิทธิ์ใช้ได้ 6 เดือน ดูวิธีที่แบรนด์รถไฟฟ้าใช้ใน<a href="/th/caseStudy/detail/lomchoey-mini-school-run">กรณีศึกษานี้</a></p>`,
      en: `
<p>Cars, houses, courses, funds: nobody buys these because they flashed by. People watch four or five reviews, then watch them again before they book a visit. This package makes two of those videos about you, in depth.</p>
<h2>Two videos, two angles</h2>
<p>Choose people with different audiences. Let one know the product inside out, and the other simply live with it. The first answers “is it any good?”, the second “would it work for us?”. Together they weigh more than a single opinion from a single star.</p>
<h2>Price terms</h2>
<ul>
<li>THB 88,000, VAT excluded: THB 44,000 a video.</li>
<li>THB 40,000 in pay for each video, THB 4,000 for the service fee.</li>
<li>Travel or products you reimburse are capped and held separately as credits.</li>
</ul>
<h2>Leave enough time</h2>
<p>Allow at least a week of use, then time to edit. Drafts come as unlisted links, and you have 72 hours for each round. List the facts that have to be exact. Opinions belong to the channel, even the ones that aren't praise; a single criticism tends to make the rest of a review easier to believe.</p>
<p>The package is valid for 6 months. See how an electric car brand worked this way in <a href="/en/caseStudy/detail/lomchoey-mini-school-run">its case study</a>.</p>`,
    },
  },
  {
    slug: 'beauty-creators-12',
    daysAgo: 40,
    cover: ['skincare', 'โต๊ะเครื่องแป้งกับแสงหน้าต่าง', 'A dressing table in window light'],
    title: { th: 'สายบิวตี้ 12 คน หลากสภาพผิว', en: '12 beauty creators, every kind of skin' },
    summary: {
      th: 'รีล Instagram 12 ชิ้นจากครีเอเตอร์สายบิวตี้ที่จัดกลุ่มตามสภาพผิวและวัย ให้คนดูเจอคนที่เหมือนตัวเอง',
      en: '12 Instagram reels by beauty creators grouped by skin and age, so that viewers meet someone like themselves.',
    },
    audience: 'influencer',
    tier: 'micro',
    channelType: 'INSTAGRAM',
    postType: 'reel',
    objective: 1,
    units: 12,
    each: [4_000, 400],
    includes: [
      { th: 'รีล Instagram 12 ชิ้นจากสายบิวตี้', en: '12 Instagram reels by beauty creators' },
      { th: 'กระจายผิวแห้ง ผิวมัน ผิวผสม และผิวแพ้ง่าย', en: 'A spread of dry, oily, combination and sensitive skin' },
      { th: 'ช่วงวัยตั้งแต่ 20 ถึง 50 ปี', en: 'Ages from 20 to 50' },
      { th: 'ภาพก่อนและหลังใช้ในแสงเดียวกัน', en: 'Before and after in the same light' },
    ],
    body: {
      th: `
<p>คำถามแรกของคนซื้อสกินแคร์คือคนพูดผิวแบบเดียวกับเราหรือเปล่า แพ็กเกจนี้จึงไม่ได้จัดตามยอดผู้ติดตามอย่างเดียว แต่จัดตามผิว คุณจะได้สิบสองคนที่รวมกันแล้วเหมือนลูกค้าจริงของคุณ</p>
<h2>กลุ่มที่อยู่ในแพ็กเกจ</h2>
<ul>
<li>ผิวแพ้ง่ายและเคยแพ้น้ำหอม 3 คน</li>
<li>ผิวมันหรือเป็นสิวง่าย 3 คน</li>
<li>ผิวผสม 3 คน</li>
<li>ผิวแห้งหรือวัยสี่สิบขึ้นไป 3 คน</li>
</ul>
<p>ครีเอเตอร์ทุกคนเชื่อมต่อช่องและผ่านเกณฑ์แล้ว สัดส่วนปรับได้ในเงื่อนไขของแคมเปญ</p>
<h2>ค่าใช้จ่ายและสิทธิ์</h2>
<p>52,800 บาท ยังไม่รวม VAT ตกคนละ 4,400 บาท เป็นค่าจ้าง 4,000 บาทและค่าบริการ 400 บาท ใช้ได้ 6 เดือน ส่งสินค้าขนาดจริงให้ทุกคน เพราะของขนาดทดลองมักหมดก่อนครบสัปดาห์</p>
<h2>กติกาที่ทำให้รีวิวน่าเชื่อ</h2>
<p>ถ่ายในแสงเดียวกันทั้งก่อนและหลัง ไม่ใช้ฟิลเตอร์ บอกจำนวนวันที่ใช้ และติดแฮชแท็กโฆษณา เราไม่รับบรีฟที่ให้อ้างผลการรักษา คุณขอแก้ดราฟต์ได้ {$revisions} ครั้งในเรื่องข้อเท็จจริง ส่วนความรู้สึกของผู้ใช้ขอให้เป็นของเขา</p>
<p>ดูตัวอย่างบรีฟที่ได้ผลใน<a href="/th/caseStudy/detail/nuanuan-seven-day-serum">กรณีศึกษาเซรั่ม 7 วัน</a></p>`,
      en: `
<p>The first thing a skincare buyer asks is whether the person talking has skin like theirs. So this package isn't sorted by followers alone. It's sorted by skin, and its twelve people add up to something like your real customers.</p>
<h2>Who's in it</h2>
<ul>
<li>3 with sensitive skin that reacts to fragrance.</li>
<li>3 with oily or breakout-prone skin.</li>
<li>3 with combination skin.</li>
<li>3 with dry skin or over forty.</li>
</ul>
<p>All of them have connected their channels and qualified. You can change the mix in the campaign's requirements.</p>
<h2>Cost and validity</h2>
<p>THB 52,800, VAT excluded, or THB 4,400 a person: THB 4,000 in pay and a THB 400 service fee. It's valid for 6 months. Send everyone the full size; sample sachets tend to run out before the week does.</p>
<h2>Rules that make it believable</h2>
<p>Same light before and after, no filters, the number of days said aloud, and the disclosure tag. We don't take briefs that claim a treatment. The price includes revisions ({$revisions}) to get facts right. How it felt is for the person who used it to say.</p>
<p>For a brief that worked, read the <a href="/en/caseStudy/detail/nuanuan-seven-day-serum">seven-day serum case</a>.</p>`,
    },
  },
  {
    slug: 'food-creators-8',
    daysAgo: 33,
    cover: ['noodles', 'โต๊ะอาหารหลายจานในร้าน', 'A restaurant table with several dishes'],
    title: { th: 'สายกิน 8 คน ไปถึงร้าน', en: '8 food creators at your table' },
    summary: {
      th: 'วิดีโอสั้นบน TikTok 8 ชิ้นจากครีเอเตอร์สายอาหารที่ไปนั่งกินที่ร้านจริง บอกราคา ที่จอดรถ และจานที่ควรสั่ง',
      en: '8 short TikTok videos by food creators who sit down at your restaurant and cover prices, parking and what to order.',
    },
    audience: 'influencer',
    tier: 'micro',
    channelType: 'TIKTOK',
    postType: 'reel',
    objective: 3,
    units: 8,
    each: [3_200, 320],
    includes: [
      { th: 'วิดีโอสั้น TikTok 8 ชิ้นจากสายอาหาร', en: '8 short TikTok videos by food creators' },
      { th: 'ไปที่ร้านพร้อมรหัสเช็กอิน', en: 'A visit in person with a check-in code' },
      { th: 'เลือกคนที่อยู่ใกล้ร้านของคุณ', en: 'People who live near you' },
      { th: 'บอกราคาจริงและเวลาที่คนน้อย', en: 'Real prices and the quiet hours' },
    ],
    body: {
      th: `
<p>คลิปอาหารที่พาคนมาถึงโต๊ะได้ มักไม่ใช่คลิปที่จัดจานสวยที่สุด แต่เป็นคลิปที่ตอบว่ากี่บาท จอดรถตรงไหน ไปกี่โมงไม่ต้องรอ เราเลือกครีเอเตอร์กลุ่มนี้เพราะเขาตอบสามข้อนี้เป็นนิสัย</p>
<h2>ร้านแบบไหนเหมาะ</h2>
<p>ร้านอาหารหนึ่งถึงสามสาขา คาเฟ่ที่คนยังหาไม่เจอ ร้านในตลาด หรือโรงแรมที่มีห้องอาหารเปิดให้คนนอก ร้านเดลิเวอรีอย่างเดียวควรใช้<a href="/th/Marketer/package/detail/micro-10">แพ็กเกจไมโคร</a>และส่งอาหารไปแทน</p>
<h2>วันที่เขามา</h2>
<ol>
<li>นัดวันและเวลาล่วงหน้า เลือกช่วงที่ร้านไม่แน่น</li>
<li>ครีเอเตอร์มาถึง ใส่รหัสเช็กอินที่ร้านให้ งานจึงเริ่ม</li>
<li>ร้านเลี้ยงหนึ่งชุดตามที่เขียนไว้ในบรีฟ ที่เหลือเขาสั่งเองได้</li>
<li>ดราฟต์มาตามกำหนด คุณตรวจใน 72 ชั่วโมง</li>
</ol>
<h2>ราคาแปดคน</h2>
<p>28,160 บาท ยังไม่รวม VAT คนละ 3,520 บาท แบ่งเป็นค่าจ้าง 3,200 บาทและค่าบริการ 320 บาท ค่าอาหารเป็นของร้าน สิทธิ์ใช้ได้ 6 เดือน จึงแบ่งสี่คนหน้าร้อนและสี่คนหน้าฝนได้ ครีเอเตอร์พูดตามที่กินจริง ถ้าจานไหนเค็มไป เขาจะบอกคุณก่อนในดราฟต์</p>`,
      en: `
<p>The food clip that brings people to a table is seldom the one with the prettiest plate. It's the one that says what dinner costs, where to park and when there's no queue. These creators were chosen because they answer all three out of habit.</p>
<h2>Who it suits</h2>
<p>Restaurants with one to three branches, cafés people can't find yet, stalls in a market, hotels whose dining room is open to all. If you only deliver, take the <a href="/en/Marketer/package/detail/micro-10">micro package</a> and send the food instead.</p>
<h2>The day they come</h2>
<ol>
<li>Agree on a date and time, at an hour when you aren't full.</li>
<li>The creator arrives and types the check-in code you give them. That starts the job.</li>
<li>You treat them to the set named in the brief; anything else they order themselves.</li>
<li>The draft comes on time, and you review it within 72 hours.</li>
</ol>
<h2>The price of eight</h2>
<p>THB 28,160, VAT excluded, or THB 3,520 each: THB 3,200 in pay and a THB 320 service fee. The meal is on you. Since it's valid for 6 months, you could have four in the hot season and four in the rains. Creators speak as they find. If a dish is too salty, you'll hear it first, in the draft.</p>`,
    },
  },
]
