/** Ways to say the same value, by class. A line with ~ is a question and its key; + is accepted and - is not. */
export const casesOfValues = `
# roots in words
Write x^(2/3) in radical form. ~ ∛(x²)
+ cube root of x squared
- square root of x cubed
Write y^(3/4) as a radical. ~ ⁴√(y³)
+ fourth root of y cubed
Write √(x^5) in words. ~ √(x^5)
+ square root of x to the fifth
Simplify √12. ~ 2√3
+ 2 times the square root of 3
Write x^(1/5) in radical form. ~ ⁵√x
+ the 5th root of x
- the fourth root of x
Write a^(1/2) in radical form. ~ √a
+ root a
Write x^(3/5) in radical form. ~ ⁵√(x³)
- cube root of x to the fifth
Write m^(2/5) in radical form. ~ ⁵√(m²)
+ the fifth root of m squared
- m^(2/5)
Write z^(1/4) as a radical. ~ ⁴√z
+ 4th root of z
Write x^(4/3) in radical form. ~ ∛(x⁴)
+ cube root of x to the fourth
- fourth root of x cubed
Write (ab)^(1/2) as a radical. ~ √(ab)
+ square root of ab
# the right side of a rule alone
A car bought for $24,000 loses 10% a year. Write a formula for its value after t years. ~ V = 24000(0.9)^t
+ 24000(0.9)^t
- 24000(0.1)^t
A taxi charges $3 plus $2 per mile. Write an equation for the cost C of m miles. ~ C = 2m + 3
+ C=3+2m
Write the population after t years if it starts at 500 and grows 4% per year. ~ P = 500(1.04)^t
+ 500*1.04^t
- 500(1.4)^t
Write the area of a square of side s. ~ A = s²
+ s^2
$1,000 at 5% compounded annually. Write the amount after t years. ~ A = 1000(1.05)^t
+ A(t) = 1000(1.05)^t
Write a function for the height after t seconds. ~ h(t) = -16t^2 + 20t
+ -16t^2 + 20t
Write the equation of the line with slope 2 and y-intercept 3. ~ y = 2x + 3
- 2x + 3
A $900 laptop loses 20% of its value yearly. Write its value after n years. ~ V = 900(0.8)^n
+ V(n) = 900*.8^n
- 900(1.2)^n
Write a formula for the perimeter of a square with side x. ~ P = 4x
+ 4x
Bacteria double every hour from 50. Write a model for the number after h hours. ~ N = 50 · 2^h
+ 50(2)^h
Express the cost of n shirts at $12 each plus $5 shipping. ~ C = 12n + 5
+ y = 12n + 5
Write an equation of the parabola with vertex (0, 1). ~ y = x^2 + 1
- x^2 + 1
# an adjective or a rate more
Does y = 8(0.5)^x show growth or decay? ~ Decay
+ exponential decay
- exponential growth
Does y = 200(0.9)^t represent growth or decay? ~ Decay
+ decay, 10% per year
r = 0.1. Describe the correlation. ~ Weak positive
+ weak positive correlation
- strong positive correlation
The scatter plot falls from left to right. What type of association is it? ~ Negative
+ negative association
Describe the shape of the distribution. ~ Skewed right
+ skewed to the right
Is the sampling random or biased? ~ Biased
+ biased sample
r = -0.92. Describe the correlation. ~ Strong negative
- negative
Is y = 5(1.07)^t growth or decay? ~ Growth
+ exponential growth (7%)
- growth, 107%
Does y = 10(0.75)^x show growth or decay? ~ Decay
+ decay, not growth
r = 0.95. Describe the correlation. ~ Strong positive
+ strong positive linear correlation
- no positive correlation
What kind of correlation does the scatter plot show? ~ No correlation
+ no correlation
# rules of sequences
Find the explicit formula for 3, 7, 11, 15, ... ~ a_n = 4n - 1
+ a(n) = 4n - 1
- a(n) = a(n-1) + 4
Write a rule for the nth term: 2, 6, 18, ... ~ a_n = 2 · 3^(n-1)
+ 2*3^(n-1)
Find an explicit formula for 10, 7, 4, ... ~ a_n = 13 - 3n
+ an = 10 - 3(n-1)
Find the nth term of 1, 4, 9, 16. ~ a_n = n²
+ n^2
Write the explicit rule: 100, 50, 25, ... ~ a_n = 100(1/2)^(n-1)
+ t(n) = 100*(.5)^(n-1)
- a(n) = 100(1/2)^n
Write the explicit formula for 5, 8, 11, ... ~ a_n = 3n + 2
+ 3n+2
Find the explicit formula for 5, 10, 20, 40, ... ~ a_n = 5 · 2^(n-1)
- a(n) = 5*2^n
Find the explicit formula: 9, 6, 3, 0, ... ~ a_n = 12 - 3n
+ a(n)=12-3n
- a(n) = 9 - 3n
Write the explicit formula for 4, 12, 36, ... ~ a_n = 4 · 3^(n-1)
+ an = 4(3)^(n-1)
- a(n) = 3a(n-1)
Write a formula for the nth term of 2, 5, 10, 17. ~ a_n = n² + 1
+ n^2+1
Find the nth term: 6, 11, 16. ~ 5n + 1
+ a_n = 5n+1
# named parts
Find the center and radius of x^2 + y^2 = 25. ~ center (0, 0), radius 5
+ (0,0), r=5
State the center and the radius of (x + 1)^2 + (y - 4)^2 = 9. ~ (-1, 4), r = 3
+ center (-1,4) radius 3
Find the center and radius of (x - 3)^2 + y^2 = 7. ~ center (3, 0), radius √7
+ C(3, 0), r = √7
Give the slope and y-intercept of y = 2x - 5. ~ slope 2, y-intercept -5
+ m = 2, b = -5
- m = -5, b = 2
Find the center and radius of x^2 + (y + 2)^2 = 16. ~ center (0, -2), radius 4
+ center: (0, -2); radius: 4
State the slope and the y-intercept of y = -x + 3. ~ m = -1, b = 3
+ slope -1, y-intercept 3
Find the center and radius of (x - 2)^2 + (y + 3)^2 = 16. ~ center (2, -3), radius 4
- (-2, 3), r = 4
- (2, -3), r = 16
Find the center and radius of (x + 5)^2 + (y - 1)^2 = 36. ~ center (-5, 1), radius 6
+ (-5, 1), 6
- (5, -1), r = 6
State the amplitude and period of y = 3 sin 2x. ~ amplitude 3, period π
+ amp = 3, period = pi
Find the domain and range of y = √x. ~ domain x ≥ 0, range y ≥ 0
+ D: x≥0, R: y≥0
Find the mean and median of 1, 2, 3, 10. ~ mean 4, median 2.5
+ median 2.5, mean 4
- mean 2.5, median 4
# vectors and columns
Find the cross product of <0, 1, 0> and <0, 0, 1>. ~ (1, 0, 0)
+ i
Add (1, 2) and (3, -1) as vectors. ~ (4, 1)
+ <4, 1>
Find the vector from A(1, 1) to B(4, 5). ~ <3, 4>
+ 3i + 4j
Find the vector from P(2, 0) to Q(0, 3). ~ (-2, 3)
+ -2i + 3j
- 3i - 2j
Multiply [[2, 0], [1, 3]] by the column vector [1, 2]. ~ [2, 7]
+ (2, 7)
Multiply the matrix by the column [1, 0]. ~ [5, 6]
+ [[5], [6]]
Find the cross product of (1, 0, 0) and (0, 1, 0). ~ (0, 0, 1)
- -k
Write the interval from 3 to 7 with both ends. ~ [3, 7]
- (3, 7)
Find the cross product of (0, 0, 1) and (1, 0, 0). ~ (0, 1, 0)
+ j
- i
Find the vector PQ from P(1, 2) to Q(4, 0). ~ (3, -2)
+ <3,-2>
- <-3, 2>
Multiply [[1, 0], [0, 2]] by the column [3, 4]. ~ [3, 8]
+ <3, 8>
Add the vectors (1, 4) and (2, 2). ~ (3, 6)
+ 3i+6j
# general solutions
Find the general solution of sin x = 0. ~ x = πk, k an integer
+ nπ, n∈Z
- 2nπ
Find all solutions of tan x = 1. ~ x = π/4 + πk
+ pi/4 + n pi
- π/4 + 2πn
Find the general solution of cos x = 0. ~ x = π/2 + πn, n an integer
+ π/2 + kπ where k is any integer
Solve sin x = 1, all solutions. ~ x = π/2 + 2πk
+ x = 2nπ + π/2
Find the general solution of cos x = -1, in radians. ~ x = π + 2πk, k an integer
+ (2n+1)π, n ∈ Z
Find all x with sin 2x = 0. ~ x = πk/2, k an integer
+ nπ/2
Find the general solution of cos x = 1, in radians. ~ x = 2πk, k an integer
- nπ, n ∈ Z
Find the general solution of tan x = 0. ~ x = nπ, n an integer
+ kπ, k any integer
- 2kπ
Solve cos 2x = 1 for all x. ~ x = πn
+ x = kπ
Find the general solution of sin x = -1. ~ x = 3π/2 + 2πn, n an integer
+ -π/2 + 2kπ
- 3π/2
Find the general solution of 2 cos x = 1. ~ x = ±π/3 + 2πn, n ∈ ℤ
+ π/3 + 2kπ or 5π/3 + 2kπ
# radians and other units
A fan turns at 10 revolutions per second. Find its angular speed. ~ 20π rad/s
+ 20pi radians per second
- 10π radians per second
Find the speed. ~ 15 m/s
+ 15 meters/sec
- 15 m
A pump moves 240 gallons in 8 minutes. Find the rate. ~ 30 gal/min
+ 30 gallons per minute
Find the angular velocity in radians per hour. ~ π/6 rad/h
+ pi/6 radians/hour
A wheel turns 90 degrees per second. What is that in rad/s? ~ π/2 rad/s
+ π/2 radians per sec
Find the density. ~ 2.7 g/cm³
+ 2.7 grams per cubic centimeter
A wheel turns at 30 revolutions per minute. Find its angular speed in radians per minute. ~ 60π rad/min
- 60pi radians/sec
A disk spins at 2 revolutions per second. Find its angular speed. ~ 4π rad/s
+ 4π radians per second
- 4π rad/min
Find the angular speed in radians per minute. ~ 8π rad/min
+ 8pi rad per minute
- 16π rad/min
Convert 90° to radians. ~ π/2 rad
+ pi/2 radians
Find the acceleration. ~ 9.8 m/s²
+ 9.8 m/s^2
# slopes along a curve
If xy = 6, find dy/dx. ~ -y/x
+ -6/x^2
- 6/x^2
Find dy/dx if x^2 + y^2 = 25. ~ -x/y
+ dy/dx = -x/y
If y^2 = 4x, find dy/dx. ~ 2/y
+ y/(2x)
- 2/x
If x^2 y = 8, find dy/dx. ~ -2y/x
+ -16/x^3
Find dy/dx for y^3 = x. ~ 1/(3y^2)
+ 1/(3y²)
If xy = 1, find y'. ~ -y/x
+ -1/x²
If xy = 12, find dy/dx. ~ -y/x
- -12/x
Given xy = 20, find dy/dx. ~ -y/x
+ -20/x²
- y/x
Find dy/dx for x^2 - y^2 = 9. ~ x/y
+ y' = x/y
- y/x
If y^2 = x^3, find dy/dx. ~ 3x^2/(2y)
+ 3y/(2x)
If x + y^2 = 1, find dy/dx. ~ -1/(2y)
+ dy/dx = -1/(2y)
# two equal values
Two equal numbers add to 30. Find them. ~ 15 and 15
+ both 15
- not both 15
Two numbers add to 14 and have the largest product. Find them. ~ 7 and 7
+ 7 and 7
Find two numbers whose sum is 16 and product 64. ~ 8 and 8
+ they are both 8
The two numbers have product 36 and minimal sum. Find the numbers. ~ 6, 6
+ each is 6
A rectangle of perimeter 40 has maximum area. Find its sides. ~ 10 and 10
+ both sides are 10
Two numbers add to 50 with the greatest product. Find them. ~ 25 and 25
+ 25 each
Two numbers add to 20 and their product is as large as possible. Find them. ~ 10 and 10
- both are 5
Find two numbers whose sum is 16 and product 60. ~ 6 and 10
- both are 8
Two numbers have sum 100 and maximum product. Find them. ~ 50 and 50
+ they're both 50
- both 25
Find two equal numbers with product 81. ~ 9 and 9
+ 9 and 9
Two positive numbers have product 16 and the least sum. Find the numbers. ~ 4 and 4
+ the numbers are both 4
- 4
Find the dimensions of the rectangle of largest area with perimeter 80 m. ~ 20 m and 20 m
+ 20 m each
# fair answers, later sets
Name the property: 5 + 0 = 5. ~ Identity property of addition
+ additive identity property
- inverse property of addition
Do the data show a linear trend? ~ No
+ it doesnt show a linear trend
- linear trend
Is the critical point a maximum or minimum? ~ Minimum
+ local min
- local max
Describe the shape of the data. ~ Bimodal
+ bi-modal
Who ran farther, Ana (2.5 km) or Ben (2.45 km)? ~ Ana
- Ben ran farther
Is 2.5 a whole number? ~ No
- 2.5 is a whole number
In which quadrant is (-4, 6)? ~ Quadrant II
- four
How does the graph of y = x - 4 compare with y = x? ~ 4 units down
- shifted up by 4
Find the mean and range of 2, 4, 9. ~ mean 5, range 7
- 7 and 5
State the slope and y-intercept of 2x + y = 8. ~ slope -2, y-intercept 8
- m=8, b=-2
Find the recursive rule: 10, 7, 4, ... ~ a_1 = 10, a_n = a_(n-1) - 3
- a1=10, an = a(n-1) + 3
A tank drains for t minutes from 80 L at 4 L per minute. Write the amount left. ~ A = 80 - 4t
- 4t - 80
Is y = 4(0.6)^x increasing or decreasing? ~ Decreasing
- it increases
Compare with <, > or =: √9 __ 3 ~ =
- greater than or equal
What transformation takes f(x) to f(x - 2)? ~ Right 2
- translated 2 units left
Which fraction is closest to 1: 7/8, 3/4 or 5/6? ~ 7/8
- 5/6 is closest
Is 91 a prime number? ~ No
+ 91 isn't prime
- 91 is prime
Is -7 greater or less than -2? ~ Less
+ less than
- greater than
Which measure is larger, the mean or the median? ~ Mean
+ mean is larger
- median is larger
Write an equation: six less than twice a number is 10. ~ 2n - 6 = 10
+ 2x - 6 = 10
- 6 - 2x = 10
What is the center of dilation? ~ The origin
+ (0, 0)
Find the axis of symmetry of y = (x + 2)^2. ~ x = -2
+ the line x = -2
Are the two variables correlated positively or negatively? ~ Negatively
+ negative
- not negative
Name an angle less than 90°. ~ Acute
- obtuse angles
Maya is 3 years older than Eli, who is 9. How old is Maya? ~ 12
- Eli is 12 years old
Is √3 + 1 rational or irrational? ~ Irrational
- rational
Identify the transformation: f(x) - 5. ~ Vertical shift down 5
- right 5
Does the function have a max or a min? ~ Minimum
- it has a max
Write an explicit rule for 7, 14, 28, ... ~ a_n = 7 · 2^(n-1)
- f(n) = 7(2)^n
Find the amplitude and midline of y = 3 sin x + 1. ~ amplitude 3, midline y = 1
- amplitude 1, midline y = 3
Find a unit vector in the direction of <3, 4>. ~ <3/5, 4/5>
- (0.8, 0.6)
On which interval is f decreasing? ~ (1, 4)
- between 4 and 1.5
Translate A(1, 1) by 3 left and 2 down. ~ (-2, -1)
- A' = (4, 3)
`;
