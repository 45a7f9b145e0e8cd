/** Answers in another writing than their key: fair where the question names none. A line with ~ is a question and its key; + is accepted and - is not. */
export const casesOfNotation = `
# repeats told behind the dots
Write 1/6 as a decimal. ~ 0.1\\overline{6}
+ 0.1666... the 6 repeats
+ 0.16 6 repeating
+ .1666... (6 repeats)
+ 0.1666..., 6 repeats forever
- 0.1666... the 1 repeats
- 0.1666
- 0.16
- 0.16... the 16 repeats
Write 5/11 as a decimal. ~ 0.\\overline{45}
+ 0.4545... the 45 repeats
+ 0.454545... 45 repeats
- 0.4545... the 5 repeats
Write 7/12 as a decimal. ~ 0.58\\overline{3}
+ 0.58333... the 3 repeats
+ 0.583 3 repeats
+ .583 (the 3 is repeating)
- 0.58333... the 8 repeats
- 0.58 the 58 repeats
- 0.583... the 83 repeats
Write 2/3 as a decimal. ~ 0.\\overline{6}
+ 0.666… 6 repeats
+ 0.6 the 6 repeats forever
- 0.66
- 0.6
# remarks and marks at the end
What is 20% of 60? ~ 12
+ its 12!!
+ 12!!!
+ ans: 12!!
- its 13!!
What is 6 × 7? ~ 42
+ its 42!!
+ 42 !!!
+ thats 42!!
- 24!!
How many ways can 5 books be arranged? ~ 5!
+ 120
+ 5!
# there is none
Solve x + 2 = x + 5. ~ no solution
+ there are none
+ there is none
+ there aren't any
+ there isn't one
- there are 2
- there is one
Solve x^2 + 4 = 0 in the real numbers. ~ no real solutions
+ there are none
+ there aren't any
+ None!
+ there are no solutions
+ it has none
+ doesn't have any
- there are some
- there are none but 2
- not none
- there is one
How many solutions has x + 1 = x? ~ 0
+ there are none
# angles in their own unit
Find sin^-1(1/2) in degrees. ~ 30°
- arcsin(1/2) = 40
Find the acute angle whose cosine is 1/2. ~ 60°
+ pi/3 radians
+ π/3 rad
+ 60
- pi/3 degrees
- pi/6 radians
Find the acute angle whose cosine is 1/2, in degrees. ~ 60°
- pi/3 radians
Find arcsin(1) in radians. ~ π/2
- 90°
Find an angle whose sine is 1. ~ π/2
+ 90°
+ 90 degrees
- 90
Convert 60 degrees to radians. ~ π/3
- 60°
Convert π/3 radians to degrees. ~ 60°
- π/3 radians
Find the measure of each angle of an equilateral triangle. ~ 60°
+ 60 degrees
- 120°
Find the smallest positive angle with tan = 1. ~ 45°
+ π/4 rad
+ 45 deg
- π/4 degrees
- 45 radians
What is the reference angle of 7π/6? ~ π/6
- 30°
Two angles of a triangle are 50° and 70°. Find the third. ~ 60°
- π/3 radians
How many degrees are in a right angle? ~ 90°
- π/2 radians
# powers of ten and plain numbers
Simplify (5 × 10^-3)(4 × 10^-2). ~ 2 × 10^-4
+ 2 E -4
+ 2 x 10^-4
+ .0002
- 20 × 10^-5
Multiply (2 × 10^3)(4 × 10^2). ~ 8 × 10^5
+ 800000
+ 800,000
+ 8E5
+ 8 e5
- 80000
- 8 × 10^6
Multiply (2 × 10^3)(4 × 10^2). Write the answer in scientific notation. ~ 8 × 10^5
- 800,000
- 80 × 10^4
Write 45,000 in scientific notation. ~ 4.5 × 10^4
- 45000
- 45 × 10^3
+ 4.5 E 4
Express 0.00032 using scientific notation. ~ 3.2 × 10^-4
- 0.00032
+ 3.2 E-4
How far is 300,000,000 m/s times 2 s in scientific notation? ~ 6 × 10^8 m
- 600000000
Express 3.2 × 10^-4 in standard form. ~ 0.00032
+ .00032
- 3.2 × 10^-4
- 3.2E-4
Write 5 × 10^3 as an ordinary number. ~ 5000
+ 5,000
- 5 × 10^3
- 5E3
Divide (9 × 10^8) by (3 × 10^5). ~ 3 × 10^3
+ 3000
+ 3,000
- 9000/3
- (9 × 10^8)/(3 × 10^5)
- 30 × 10^2
- 300
The distance to the sun is 1.5 × 10^8 km. How far is twice that? ~ 3 × 10^8 km
+ 300,000,000 km
+ 300 million km
- 30,000,000 km
- 3 × 10^8 m
Add 2.1 × 10^4 and 3 × 10^3. Express in the form a × 10^n. ~ 2.4 × 10^4
- 24000
# exact values where the key has rounded
What is √20? ~ 4.47
- √20
Evaluate 6π. ~ 18.85
- 6π
A rectangle is 2 by 4. Find the length of its diagonal. ~ 4.47
+ 2√5
+ √20
- 2√6
- √5
Find the length of the hypotenuse of a right triangle with legs 3 and 5. ~ 5.83
+ √34
- √35
Find the circumference of a circle with radius 3. ~ 18.85
+ 6π
- 6
- 9π
Find the hypotenuse with legs 2 and 4, rounded to the nearest hundredth. ~ 4.47
- 2√5
- √20
What is 2/3 as a decimal? ~ 0.67
- 2/3
What is 10 divided by 3? ~ 3.33
- 10/4
Find the area of a circle with radius 2. ~ 12.57
+ 4π
- 4
- 2π
- 12.57π
Find the area of a circle with radius 2, to the nearest hundredth. ~ 12.57
- 4π
Find the area of a circle with radius 2. Use 3.14 for pi. ~ 12.56
- 4π
What is sin 60°? ~ 0.87
+ √3/2
- √3
- √2/2
Find the distance between (0, 0) and (3, 6). ~ 6.71
+ 3√5
+ √45
- √44
- 5√3
Find the distance between (0, 0) and (3, 6). Approximate. ~ 6.71
- √45
Solve x^2 = 7. ~ ±2.65
+ ±√7
- √7
- ±√6
Find the geometric mean of 4 and 7. ~ 5.29
+ 2√7
- 28
What is the mean of 1, 2 and 4? ~ 2.33
- 7/4
What is the cost of 3 apples at $1.49? ~ $4.47
- 2√5
# rules with and without their name
Write a formula for the area of a circle with diameter d. ~ A = πd²/4
+ 0.25 pi d^2
+ pi d^2 / 4
+ (pi/4)d^2
+ A = 0.25 pi d^2
- pi d^2
- 0.25 pi d
Write a formula for the perimeter of a square with side s. ~ P = 4s
+ 4s
+ P=s+s+s+s
- s^4
Write an equation of the line with slope 2 through (0, 1). ~ y = 2x + 1
- 2x + 1
What is the volume formula of a sphere with radius r? ~ V = (4/3)πr^3
+ 4/3 pi r^3
+ 4pi r^3/3
- 4/3 pi r^2
- 4 pi r^3
Give a formula for the volume of a cone of radius r and height h. ~ V = (1/3)πr²h
+ pi r^2 h / 3
+ 1/3 pi r^2 h
- pi r^2 h
Write the equation of a circle with radius 3 centered at the origin. ~ x^2 + y^2 = 9
- x^2 + y^2
Write an equation of the parabola with vertex (0, 1). ~ y = x^2 + 1
- x^2 + 1
Write an equation for the area A of a circle of radius r. ~ A = πr²
- πr²
# lines by any equation
What is the line's x-intercept for y = 2x - 6? ~ x = 3
- 2x = 6
Find the intersection point of the lines y = 2x and y = x + 3. ~ (3, 6)
- 3 < x < 6
Write an equation of the vertical line through (4, 7). ~ x = 4
+ x - 4 = 0
+ 2x = 8
- x + 4 = 0
- y = 4
- y - 4 = 0
- x = 7
Write an equation of the horizontal line through (1, -3). ~ y = -3
+ y + 3 = 0
- x + 3 = 0
Solve 2x - 3 = 5. ~ x = 4
- x - 4 = 0
- 2x = 8
Find the equation of the axis of symmetry of y = x^2 - 6x. ~ x = 3
+ x - 3 = 0
- x = -3
Find the vertical asymptote of y = 1/(x - 2). ~ x = 2
+ x - 2 = 0
- x + 2 = 0
- x ≠ 2
- y = 2
The equation of a line is y = 2x - 6. Find where it crosses the x-axis. ~ x = 3
- 2x - 6 = 0
- 2x = 6
Solve 3x + 1 = 10 for x. ~ x = 3
- 3x = 9
Find the equation of the line through (2, 1) and (2, 5). ~ x = 2
+ x-2=0
- x = 1
- y = 2
Write the equation of the line through (0, 3) with slope 2 in slope-intercept form. ~ y = 2x + 3
- 2x - y + 3 = 0
# names of roots and functions
Express the solution of 2x - 1 >= 5 using interval notation. ~ [3, ∞)
+ [3, oo)
- x >= 3
Write the set {x | x < 1} using interval notation. ~ (-∞, 1)
- x < 1
Simplify ∛24. ~ 2∛3
+ 2 * cuberoot(3)
+ 2cbrt(3)
+ 2 cube root 3
+ 2 cuberoot 3
+ 2 curt(3)
- 2 squareroot(3)
- 2 * sqrt(3)
Simplify √12. ~ 2√3
+ 2 squareroot(3)
+ 2 sqroot(3)
+ 2 square root of 3
- 2 cuberoot(3)
Simplify ∛54. ~ 3∛2
+ 3cuberoot(2)
+ 3 * cuberoot2
+ 3 cubert(2)
- 3 squareroot(2)
- cuberoot(6)
Simplify √(18x^2) for x ≥ 0. ~ 3x√2
+ 3x squareroot(2)
+ 3xsqrt(2)
- 3 squareroot(2x)
Write tan θ in terms of sin θ and cos θ. ~ sin θ / cos θ
+ sine θ / cosine θ
- cosine θ / sine θ
# ranges in the notation that is asked for
Write x > 7 in interval notation. ~ (7, ∞)
+ (7, infinity)
- x>7
- 7 < x
Give the domain of f(x) = 1/(x-2) in interval notation. ~ (-∞, 2) ∪ (2, ∞)
- x ≠ 2
Write the interval [2, 5) as an inequality. ~ 2 <= x < 5
+ 2 ≤ x < 5
- [2, 5)
Write (−∞, 4] in inequality notation. ~ x ≤ 4
- (-∞, 4]
Write x ≥ 2 in set-builder notation. ~ {x | x ≥ 2}
- [2, ∞)
Solve 2x > 4. Give your answer as an inequality. ~ x > 2
- (2, ∞)
Solve 2x > 4. Give your answer in set-builder notation. ~ {x | x > 2}
+ {x : x > 2}
- (2, ∞)
- x > 2
Solve 2x > 4. Write the solution set in set notation. ~ {x | x > 2}
- x > 2
Solve 2x > 4. Use interval notation. ~ (2, ∞)
- {x | x > 2}
+ (2,inf)
Write an inequality for the graph: open circle at 2, arrow to the right. ~ x > 2
- (2, ∞)
# ranges in any notation where none is named
Solve x^2 - 16 < 0. ~ (-4, 4)
+ -4 < x < 4
+ x > -4 and x < 4
+ x is between -4 and 4
- -4 <= x <= 4
- (-4, 4]
- x < 4
Solve |x| <= 5. ~ [-5, 5]
+ -5 ≤ x ≤ 5
- -5 < x < 5
Solve x^2 > 9. ~ (-∞, -3) ∪ (3, ∞)
+ x < -3 or x > 3
- x < -3 and x > 3
- -3 < x < 3
Solve -2 < x + 1 < 4. ~ -3 < x < 3
+ (-3, 3)
- [-3, 3)
Solve the system x + y = 5, x - y = -1. ~ (2, 3)
- 2 < x < 3
Write ln(x) as a function with base e. ~ ln(x)
+ log_e(x)
Solve -3x < 9. ~ (-3, ∞)
+ x > -3
- x < -3
Solve x^2 - x - 6 ≤ 0. ~ [-2, 3]
+ -2 <= x <= 3
+ x ≥ -2 and x ≤ 3
- (-2, 3)
- x ≤ 3
Solve the inequality |x - 1| < 2. ~ (-1, 3)
+ -1<x<3
+ {x | -1 < x < 3}
- 3 < x < -1
- -1 < x
Which ordered pair is a solution of y < 2x + 1? ~ (1, 2)
+ x = 1, y = 2
- 1 < x < 2
Solve the compound inequality 1 < 2x + 3 < 9. ~ (-1, 3)
+ -1 < x < 3
- x > -1
Find the domain of √(4 - x^2). ~ [-2, 2]
+ -2 ≤ x ≤ 2
- (-2, 2]
Find the point where y = 3 and x > 0 on y = x^2 - 1. ~ (2, 3)
- 2 < x < 3
What is the midpoint of (0, 0) and (4, 6)? ~ (2, 3)
- (2, 3]
- [2, 3]
Solve 5 - x < 1. ~ {x | x > 4}
+ x > 4
+ (4, ∞)
+ {x: x>4}
- x < 4
- {x | x >= 4}
`;
