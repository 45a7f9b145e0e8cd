/**
 * Numbers and amounts as students type them. A block: key line "form | key | options", then answers by verdict, parted
 * by " ¦ ". Options: asked=…, unit=…, tolerance=…, places=…, miss=id:value. "wrong id" expects that misconception.
 */
export const casesOfNumbers = String.raw`
integer | 4
right: 4 ¦ +4 ¦ 4.0 ¦ x = 4 ¦ 4 = x ¦ (4) ¦ four ¦ Four ¦ $4$ ¦ \(4\) ¦ 4. ¦ ４ ¦ ٤ ¦ = 4 ¦ x=4. ¦ 04 ¦ 4 apples
form: 8/2 ¦ 2+2 ¦ 2 × 2 ¦ √16 ¦ 2^2 ¦ 12 ÷ 3 ¦ \frac{8}{2} ¦ 400%
wrong: 5 ¦ -4 ¦ 4.1 ¦ 40 ¦ 4% ¦ 1/4 ¦ 4, 5 ¦ (4, 0) ¦ ±4 ¦ 4:3
ambiguous: 4!
unreadable: idk ¦ ? ¦ 4+ ¦ (4 ¦ 4) ¦ hello there ¦ 4 4 ¦ 4..0 ¦ 1.2.3 ¦ ☃ ¦ x ¦ 2,5 ¦ 4 @ 4

integer | -12 | miss=sign:12
right: the answer is -12 ¦ Answer: −12 ¦ it is -12 ¦ x is -12 ¦ "-12" ¦ f(3) = -12 ¦ f\left(3\right)=-12 ¦ P\left(X=2\right)=-12 ¦ P(-1) = −12 ¦ -12 ¦ −12 ¦ – 12 ¦ (-12) ¦ negative 12 ¦ -12.0 ¦ minus 12
wrong sign: 12 ¦ +12 ¦ 12.0 ¦ f(3) = 12
wrong: -21 ¦ 0

integer | 1032
right: 1,032 ¦ 1032 ¦ 1{,}032 ¦ 1 032 ¦ one thousand thirty-two ¦ １０３２
wrong: 1,302 ¦ 1.032 ¦ 132
unreadable: 10,32 ¦ 1,03

integer | 305
right: three hundred five ¦ three hundred and five ¦ 305
wrong: three hundred fifty ¦ 35

decimal | 0.75
right: .75 ¦ 0.75 ¦ 0.750 ¦ 3/4 ¦ 00.75 ¦ ¾ ¦ x=.75
form: 75% ¦ 1 - .25 ¦ 3:4
wrong: 7.5 ¦ 75 ¦ 0.57 ¦ 4/3
unreadable: 0,75 ¦ ,75 ¦ 0.7.5

decimal | 0.333
right: 0.333 ¦ .333
wrong: 333 ¦ 0.333… ¦ 1/3 ¦ 0.33
unreadable: 0,333

fraction | 5/6 | miss=early:83/99
right: 0.8333\ldots ¦ 0.833\dots ¦ 0.8\overline3 ¦ 0.8333... ¦ 0.833… ¦ .8333… ¦ 0.8\overline{3} ¦ 0.8\bar{3} ¦ 0.83̅ ¦ 5 over 6 ¦ 5 divided by 6 ¦ 5 sixths ¦ 5 out of 6 ¦ 5 in 6
wrong early: 0.8383… ¦ 0.\overline{83}
right: 0.8(3)
wrong: 0.8333 ¦ 0.83 ¦ 0.3(8) ¦ 6 over 5 ¦ 5 out of 60
unreadable: 0.83... ¦ 0.8… ¦ 0.83 repeating ¦ 5 over

fraction | 1/3
right: 0.333... ¦ 0.(3) ¦ 0.3 repeating ¦ 0.3̅ ¦ 0.\overline{3} ¦ a third ¦ ⅓
wrong: 0.3 ¦ 0.333 ¦ 33%
unreadable: 0.3...

number | 1/2
right: half ¦ a half ¦ one half ¦ 1 out of 2 ¦ 1 in 2 ¦ 0.5000... ¦ 0.4999...
wrong: 2 ¦ 2 out of 1 ¦ 0.4999

mixed-number | 3 1/4
right: 3 and a quarter ¦ 3 ¼ ¦ 3  1/4 ¦ the answer is 3 1/4 ¦ about 3¼
form: 3+1/4
wrong: 3-1/4 ¦ 31/4 ¦ 3(1/4) ¦ 3 and a half

decimal | 0.75 | asked=decimal
right: 0.75 ¦ .75
form: 3/4 ¦ \frac34 ¦ ¾
wrong: 4/3 ¦ 0.7

decimal | 3.14 | tolerance=0.005
right: 3.14 ¦ 3.141 ¦ 3.1416 ¦ 3.135
wrong: 3.1 ¦ 3.2 ¦ 3.146

decimal | 7.0 | places=1 miss=early:7.2
right: 7.0 ¦ 7 ¦ 7.00 ¦ x ≈ 7.0 ¦ ≈ 7 ¦ 7/1
form: 6.98 ¦ 7.0345 ¦ 6.95 ¦ √49.5 ¦ 7 1/50 ¦ 6.9512
wrong early: 7.2 ¦ 7.2345 ¦ 7.15
wrong: 7.1 ¦ 6.9 ¦ 7.05 ¦ 6.94 ¦ -7.0 ¦ 70
unreadable: 7,0

decimal | 0.388 | places=3
right: 0.388 ¦ .388
form: 0.38789 ¦ ln(3)/ln(17)
wrong: 0.39 ¦ 0.3875001e1 ¦ 0.387 ¦ 0.3874

decimal | 50.2 | places=1 tolerance=0.1
right: 50.2 ¦ 50.3 ¦ 50.1
form: 50.24 ¦ 50.265 ¦ 16π
wrong: 50.4 ¦ 50 ¦ 50.36 ¦ 50.04

angle | 14 | places=0 unit=degrees
right: 14 ¦ 14° ¦ 14.0 ¦ 14 degrees
form: 14.04 ¦ 14.04° ¦ 13.5 degrees
wrong: 13 ¦ 14.5 ¦ 15 ¦ 76

measure | 13.8 | places=1 unit=feet
right: 13.8 ¦ 13.8 ft ¦ 13.8 feet
form: 13.792 ft ¦ 13.79
wrong: 13.7 ¦ 13.8 in ¦ 14

percent | 0.83% | places=2
right: 0.83% ¦ .83 ¦ 0.83 percent
form: 0.8281% ¦ 0.8281 ¦ 0.0083 ¦ 0.008281
wrong: 0.82% ¦ 0.8% ¦ 83% ¦ 0.0083%

fraction | 3/4
right: 3/4 ¦ 6/8 ¦ \frac{3}{4} ¦ \dfrac{3}{4} ¦ \frac34 ¦ ¾ ¦ 3 / 4 ¦ 0.75 ¦ 3÷4 ¦ 75/100 ¦ -3/-4 ¦ 3⁄4 ¦ (3)/(4)
form: 3:4 ¦ 1/2 + 1/4 ¦ 75%
wrong: 4/3 ¦ 3/5 ¦ -3/4 ¦ 34 ¦ 3 ¦ 3/0
unreadable: 3/ ¦ /4 ¦ 3//4 ¦ \frac{3} ¦ \frac{3}{

fraction | 3/4 | asked=lowest-terms miss=flipped:4/3
right: 3/4 ¦ \frac{3}{4} ¦ ¾
form: 6/8 ¦ 75/100 ¦ 0.75 ¦ 9/12
wrong flipped: 4/3 ¦ 1 1/3 ¦ 8/6
wrong: 3/5

fraction | -2/3
right: -2/3 ¦ −2/3 ¦ 2/-3 ¦ -(2/3) ¦ -\frac{2}{3} ¦ \frac{-2}{3} ¦ -4/6
wrong: 2/3 ¦ -3/2 ¦ -0.66 ¦ -0.6667

mixed-number | 2 1/2
right: two and one half ¦ five halves ¦ 2 1/2 ¦ 2½ ¦ 2\frac{1}{2} ¦ 5/2 ¦ 2.5 ¦ 2 and 1/2 ¦ 2 2/4 ¦ 2 \frac12
form: 2 + 1/2
wrong: 21/2 ¦ 1 1/2 ¦ -2 1/2 ¦ 2.1/2
unreadable: 2/1 2 ¦ 2 1 2 ¦ 2 1/

mixed-number | 2 1/2 | asked=mixed
right: 2 1/2 ¦ 2½
form: 5/2 ¦ 2.5 ¦ 1 3/2
wrong: 3 1/2

mixed-number | -1 3/4
right: -1 3/4 ¦ -7/4 ¦ -1.75 ¦ −1¾
wrong: 1 3/4 ¦ -1/4 ¦ -1 1/4

percent | 25% | miss=moved:2.5%
right: %25 ¦ 25pct ¦ 25 per cent ¦ about 25% ¦ 25﹪ ¦ 25% ¦ 25 ¦ 25 % ¦ 25 percent ¦ 25\% ¦ 25.0% ¦ x = 25%
form: 0.25 ¦ 1/4 ¦ .25 ¦ 25/100
wrong moved: 2.5% ¦ 2.5
wrong: 250% ¦ 0.25% ¦ 75% ¦ 4

percent | 12.5
right: 25/2% ¦ 12.5% ¦ 12.5 ¦ 12 1/2% ¦ 12 1/2
form: 0.125 ¦ 1/8
wrong: 12% ¦ 1.25 ¦ 125

money | 3.50
right: US$3.50 ¦ USD 3.50 ¦ $3.50 each ¦ $3.50 dollars ¦ ＄3.50 ¦ $3.50 ¦ 3.50 ¦ 3.5 ¦ \$3.50 ¦ $3.5 ¦ 3.50 dollars ¦ 350¢ ¦ 350 cents ¦ $ 3.50 ¦ 3.5$ ¦ 3 1/2 dollars ¦ 3 dollars and 50 cents
form: $7.00/2
wrong: $35 ¦ 350 ¦ $3.05 ¦ 3.50 cents ¦ -$3.50 ¦ $3.49 ¦ 3.50 m

money | $1,250.00
right: 1250 ¦ $1,250 ¦ 1,250.00 ¦ $1250.00 ¦ $1,250 a month ¦ $1,250/month ¦ $1250 every two weeks ¦ 1250 dollars per year ¦ $1,250.00 each week ¦ $1,250 weekly ¦ \$1,250 a year
wrong: $1.25 ¦ 1,205 ¦ $1,205 a month ¦ $1.25 per hour

money | 8/3
right: $2.67 ¦ 2.67 ¦ 8/3
wrong: 2.66 ¦ 2.7 ¦ 3

number | 5 | unit=m miss=unit-slip:500
right: 5 ¦ 5 m ¦ 5m ¦ 5 meters ¦ 5 metres ¦ 500 cm ¦ 0.005 km ¦ 5 \text{ m} ¦ five meters ¦ 5 \mathrm{m}
wrong unit-slip: 500 ¦ 500 m ¦ 500 meters
wrong: 5 cm ¦ 5 kg ¦ 5 m^2 ¦ 5 s ¦ 5 m/s ¦ 5 apples

number | 90 | unit=liters per minute
right: 90 ¦ 90 L/min ¦ 90 liters per minute ¦ 90 liters/minute ¦ 1.5 L/s ¦ 90 l/min ¦ 90 liters/min
wrong: 90 L ¦ 90 min ¦ 90 min/L ¦ 90 L/h ¦ 90 gal/min

number | 12 | unit=pages
right: 12 ¦ 12 pages ¦ 12 page ¦ 12 Pages ¦ twelve pages
wrong: 12 words ¦ 13 pages ¦ 12 cm

number | 12 | unit=red marbles
right: 12 ¦ 12 red marbles ¦ 12 marbles
wrong: 12 blue marbles ¦ 2 red marbles

number | 60 | unit=miles per hour
right: 60 mph ¦ 60 ¦ 60 mi/h ¦ 60 miles per hour ¦ 1 mile per minute
wrong: 60 km/h ¦ 60 miles ¦ 60 hours

number | 15 | unit=dollars per hour
right: $15 ¦ $15.00 ¦ $15 an hour ¦ 15 dollars an hour ¦ $15 per hour ¦ $15/hour ¦ $15/h ¦ 15
wrong: $15 per day ¦ $1.50 per hour ¦ $15 a day ¦ $1.50 ¦ 15 hours

measure | 12 in^2
right: 12 in2 ¦ 12in2 ¦ 12 sq. in ¦ 12 sqin ¦ 12 inches squared ¦ 12 in² ¦ 12 square inches ¦ 12 sq in ¦ 12 ¦ 12 in^2 ¦ 12 inches^2
wrong: 12 in3 ¦ 12 in ¦ 12 in³ ¦ 12 ft² ¦ 144

measure | 5 ft 3 in
right: 5 ft 3 in ¦ 63 in ¦ 5 feet 3 inches ¦ 5.25 ft ¦ 5' 3" ¦ 5 ft and 3 in
wrong: 5.3 ft ¦ 5 ft ¦ 53 in

measure | 2.5 h
right: 2h 30m ¦ 2 hr 30 min ¦ 150 min ¦ 2.5 hours ¦ 2 h 30 min ¦ 2 1/2 hours ¦ 2 hours and 30 minutes ¦ 9000 s
wrong: 2.3 h ¦ 230 min ¦ 2.5 min

measure | 1 gal
right: 4 quarts ¦ 16 cups ¦ 8 pt ¦ 1 gallon ¦ 128 fl oz
wrong: 3 quarts ¦ 1 L

measure | 2 lb
right: 32 oz ¦ 2 pounds ¦ 2 lbs
wrong: 2 kg ¦ 20 oz

number | 20 | unit=°F
right: 20°F ¦ 20 ¦ 20° ¦ 20 degrees F ¦ 20 degrees Fahrenheit
wrong: 20°C ¦ 20 ft

measure | -4 °C
right: -4 °C ¦ -4° ¦ -4 degrees ¦ -4 degrees C ¦ minus 4 ¦ 4 below zero
wrong: -4°F ¦ 4 degrees ¦ -4 m

number | 50 | unit=km/h
right: 50 kmh ¦ 50 km/h ¦ 50 kph ¦ 50 km per hour
wrong: 50 mph

ratio | 5:1
right: 5 cm : 1 cm ¦ 5:1
wrong: 5 cm : 1 m

ratio | 5 cm : 1 m
right: 1:20 ¦ 5 cm to 1 m ¦ 50 mm : 100 cm
wrong: 5:1 ¦ 5 cm : 1 cm

number | 2/3
right: two thirds ¦ 2 thirds ¦ 2/3 ¦ 4/6 ¦ ⅔ ¦ \tfrac{2}{3}
wrong: 0.67 ¦ 0.666 ¦ 3/2
form: 2:3

angle | 45
right: 45˚ ¦ x = 45° ¦ 45 ¦ 45° ¦ 45 degrees ¦ 45 deg ¦ 45^\circ ¦ 45^{\circ} ¦ 45\degree
form: π/4 ¦ pi/4 radians ¦ \frac{\pi}{4} rad
wrong: 54 ¦ 135° ¦ 45% ¦ π/2 ¦ 45 radians

angle | \pi/4
right: π/4 ¦ pi/4 ¦ \frac{\pi}{4} ¦ 0.25π ¦ 1/4 pi
form: 45°
wrong: π/2 ¦ 45 ¦ 0.785 ¦ 30°

number | 36\pi
right: 36π ¦ 36 pi ¦ 36*pi ¦ 36\pi
wrong: 36 ¦ 113.1 ¦ 6π ¦ 113.04

ratio | 2:3 | miss=swapped:3:2
right: 2-to-3 ¦ 2 is to 3 ¦ the ratio is 2:3 ¦ 2:3 ¦ 4:6 ¦ 2 to 3 ¦ 2/3 ¦ 2 for every 3 ¦ 2 : 3 ¦ \frac{2}{3} ¦ 20∶30 ¦ 2 TO 3 ¦ two to three ¦ 1:1.5
wrong swapped: 3:2 ¦ 6:4 ¦ 3 to 2 ¦ 3/2
wrong: 2:5 ¦ 23 ¦ 2:3:4
form: 0.5+1/6
unreadable: 2: ¦ 2:: 3 ¦ :3 ¦ 2 too 3x! ¦ 2,3

ratio | 2:3 | asked=lowest-terms
right: 2:3 ¦ 2 to 3
form: 4:6 ¦ 8/12 ¦ 1:1.5
wrong: 3:2

ratio | 1:2:3
right: 2:4:6 ¦ 1 to 2 to 3
wrong: 1:3:2 ¦ 1:2 ¦ 3:2:1

ratio | 3:1
right: 3:1 ¦ 6:2 ¦ 3/1 ¦ 3 cups to 1 cup
form: 3
wrong: 1:3 ¦ 4

number | 5 sec
right: 5 sec ¦ 5 s ¦ 5 seconds

radical | (sqrt(6) + sqrt(2))/4
right: (√6+√2)/4 ¦ sqrt(6)/4 + sqrt(2)/4 ¦ \frac{\sqrt{2}+\sqrt{6}}{4} ¦ sin 75° ¦ \sin 75^\circ
wrong: sqrt(8)/4 ¦ (sqrt(6)-sqrt(2))/4

radical | (√6 + √2)/4 | asked=simplified
right: (√6+√2)/4 ¦ sqrt(6)/4 + sqrt(2)/4 ¦ (sqrt(2)+sqrt(6))/4
form: sin 75° ¦ sin(5pi/12)

radical | 2\sqrt{3}
right: 2 square root of 3 ¦ 2 times the square root of 3 ¦ 2 root 3 ¦ 2√3 ¦ 2sqrt(3) ¦ √12 ¦ \sqrt{12} ¦ 2sqrt3 ¦ 2*3^(1/2) ¦ 6/√3 ¦ √3·2
wrong: 3√2 ¦ √6 ¦ 3.46 ¦ 2·3 ¦ 3.464101615

radical | 2\sqrt{3} | asked=simplified
right: 2√3 ¦ √3*2
form: √12 ¦ √3+√3 ¦ 6/√3 ¦ √4·√3
wrong: 3√2

radical | \frac{\sqrt{2}}{2} | asked=simplified
right: √2/2 ¦ sqrt(2)/2 ¦ \frac{\sqrt2}{2}
form: 1/√2 ¦ √(1/2)
wrong: √2 ¦ 0.707

radical | 2+\sqrt{5}
right: √5+2 ¦ 2+√5 ¦ 1/(√5-2) ¦ 2+5^(1/2)
wrong: 2√5 ¦ √7 ¦ 4.236

radical | \sqrt[3]{2}
right: cube root of 2 ¦ the cube root of 2 ¦ ∛2 ¦ 2^(1/3) ¦ cbrt(2) ¦ \sqrt[3]{2}
wrong: √2 ¦ 1.26 ¦ 2/3

scientific | 3.2 × 10^5
right: 3.2*10^5 ¦ 3.2×10⁵ ¦ 3.2E5 ¦ 3.2 \times 10^{5} ¦ 3.20·10^5 ¦ 3.2 x 10^5
form: 320000 ¦ 320,000 ¦ 32*10^4 ¦ 0.32*10^6
wrong: 3.2*10^6 ¦ 3.2 ¦ 3.2*10^-5

scientific | 4 × 10^-3
right: 4e-3 ¦ 4E−3 ¦ 4 x 10^−3 ¦ 4*10^-3 ¦ 4×10⁻³ ¦ 4E-3 ¦ 4 \cdot 10^{-3}
form: 0.004 ¦ 4/1000
wrong: 4*10^3 ¦ 0.04 ¦ 4e3
`;
