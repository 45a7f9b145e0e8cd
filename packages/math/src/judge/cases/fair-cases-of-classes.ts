/** Ordinary answers of Grades 6 to 12. A line with ~ is a question and its key; + is accepted and - is not. */
export const casesOfClasses = `
# fair answers of all kinds
How many students are in the class? ~ 27 students
+ there are 27 students in the class
What is the mode of 1, 3, 5, 7? ~ No mode
+ none
- 0
What is the slope of a vertical line? ~ Undefined
+ no slope, undefined
- zero
How many solutions does the system y = x, y = x + 1 have? ~ No solution
+ 0
Is y = x^2 a linear function? ~ No
+ nonlinear
- linear
How many x-intercepts does y = x^2 + 1 have? ~ 0
+ none
Does y = -x^2 open up or down? ~ Down
+ downward
- it opens up
Does the parabola have a maximum or a minimum? ~ Maximum
+ max
- minimum
Find the maximum height of the ball. ~ 64 ft
+ 64 feet high
Describe the translation from y = x^2 to y = (x + 3)^2. ~ 3 units left
+ left 3
- right 3
Describe the transformation y = f(x) + 2. ~ Up 2 units
+ shifted up 2
- shifted down 2
Is f(x) = x^3 even or odd? ~ Odd
+ odd function
- even function
Find f(g(x)) if f(x) = x + 1 and g(x) = 2x. ~ 2x + 1
+ f(g(x)) = 2x + 1
Solve 5^x = 25. ~ x = 2
+ x=2 because 5^2 = 25
Is the sequence 2, 4, 8 arithmetic or geometric? ~ Geometric
+ geometric, r = 2
- arithmetic, d = 2
Which congruence theorem proves the triangles congruent? ~ SSS
+ by SSS
- SAS
Simplify 24/36. ~ 2/3
- 24/36 = 3/4
Write 0.6 as a fraction. ~ 3/5
- three fourths
How many inches are in 3 feet? ~ 36 inches
- 36 feet
Find the GCF of 12 and 18. ~ 6
- lcm is 36
Find the range of 3, 9, 14. ~ 11
- 14 - 3 = 10
Write the ratio of boys to girls if there are 10 boys and 15 girls. ~ 2 : 3
- 2 girls for every 3 boys
Solve x - 4 = -9. ~ x = -5
- positive 5
Solve -2x > 8. ~ x < -4
- x is less than or equal to -4
Graph x < 3. Is the circle open or closed? ~ Open
- closed circle
Which way do you shade for x > 2? ~ Right
- to the left
What property is shown: 3(x + 2) = 3x + 6? ~ Distributive property
- property
Classify the triangle with angles 30°, 60°, 90°. ~ Right
- triangle
What type of angles are they: 40° and 50°? ~ Complementary
- supplementary angles
Find the area of a circle with diameter 6 in terms of π. ~ 9π
- 36 pi
Find the probability. ~ 3/10
- 10 in 3
What is the slope of y = 5? ~ 0
- no slope, undefined
Write the equation of a line with slope 1/2 and y-intercept 4. ~ y = (1/2)x + 4
- y = 1/(2x) + 4
Solve: x + y = 5, x - y = 1 ~ (3, 2)
- x is 2 and y is 3
How many solutions does the system y = x, y = x + 1 have? ~ None
- one, they're parallel
How many solutions does the system have? ~ One
- no solution
Is the graph a function? ~ Yes
- no because it passes the vertical line test
Simplify √75. ~ 5√3
- 5 + √3
Factor x^2 - 5x + 6. ~ (x - 2)(x - 3)
- (x+2)(x+3)
Solve x^2 = 12. ~ x = ±2√3
- √12
Solve x^2 + 9 = 0 over the reals. ~ No real solutions
- all real numbers
Find the vertex of y = (x - 1)^2 + 4. ~ (1, 4)
- vertex = (-1, 4)
Find the minimum value of y = x^2 + 3. ~ 3
- x = 3
State the domain of y = √(x - 2). ~ x ≥ 2
- (2, infinity)
State the range of y = x^2. ~ y ≥ 0
- x ≥ 0
Find the inverse of y = 3x. ~ y = x/3
- f^-1(x) = 3/x
Solve log x = 2. ~ x = 100
- 10^2 = 1000
Find the 10th term of 3, 5, 7, ... ~ 21
- a21 = 10
Does the series 1 + 1/2 + 1/4 + ... converge or diverge? ~ Converges
- it diverges
Find the limit as x → 0 of |x|/x. ~ Does not exist
- 1
Find f'(x) if f(x) = x^2 + 3x. ~ 2x + 3
- y = 2x + 3x
At what x is the function f(x) = 1/(x - 4) discontinuous? ~ x = 4
- at y=4
On what interval is f increasing? ~ (2, ∞)
- x ≥ 2
What does SAS stand for? ~ Side-Angle-Side
- side side angle
Name a chord that passes through the center. ~ Diameter
- radius
Find the surface area. ~ 150 in²
- 150 in cubed
How far did she walk? ~ 2.5 miles
+ she walked 2.5 miles
How much change does he get? ~ $3.25
+ he gets $3.25 change
Which is the better buy, Brand A at $0.25 per oz or Brand B at $0.22 per oz? ~ Brand B
+ B
+ brand b is cheaper
- brand A is cheaper
Write an inequality for "you must be at least 48 inches tall". ~ h ≥ 48
+ x ≥ 48
- h ≤ 48
What are the terms of 3x + 5? ~ 3x, 5
+ 3x and 5
Is 17 prime or composite? ~ Prime
+ prime number
- composite number
Is a square always, sometimes or never a rectangle? ~ Always
+ always true
- sometimes true
What transformation maps ABC to A'B'C'? ~ Reflection over the y-axis
+ reflection across the y axis
- reflection across the x axis
What transformation is it? ~ Rotation of 90° clockwise about the origin
+ 90° clockwise rotation about the origin
- 90° counterclockwise rotation about the origin
Which angle pair are 3 and 6? ~ Alternate interior angles
+ alternate interior
- alternate exterior
Classify 4x^3 - x by degree. ~ Cubic
+ cubic polynomial
Is the series convergent or divergent? ~ Divergent
+ diverges
- converges
Write the recursive formula for 3, 6, 12, ... ~ a_1 = 3, a_n = 2a_(n-1)
+ a1 = 3, an = 2a(n-1)
- a1 = 2, an = 3a(n-1)
Is f concave up or down at x = 1? ~ Concave up
+ up
- concave down
Find the absolute maximum of f on [0, 3]. ~ 9 at x = 3
+ 9 when x = 3
- 3 at x = 9
Find the area of the triangle. ~ 24 cm²
- P = 24 cm
Write an inequality: a number n is at most 12. ~ n ≤ 12
- n < 12
Evaluate 4x when x = 2.5. ~ 10
- 4(2.5) = 8
Identify the coefficient in 7x + 2. ~ 7
- the constant is 2
Are 2(x + 1) and 2x + 2 equivalent? ~ Yes
- they are not equivalent
Order from greatest to least: 1/2, 0.6, 0.55 ~ 0.6, 0.55, 1/2
- 0.6 > 1/2 > 0.55
The temperature was -3° and rose 10°. What is it now? ~ 7°
- 7 degrees below zero
Find the percent increase from 40 to 50. ~ 25%
- 25% decrease
Are the figures congruent or similar? ~ Similar
- they're congruent, not similar
Is the function increasing or decreasing? ~ Increasing
- decreasing
State the degree of 4x^3 - x. ~ 3
- 4th degree
Classify x^2 - 1 by number of terms. ~ Binomial
- trinomial
Solve |x| < 2. ~ -2 < x < 2
- x is between -2 and 2 inclusive
Find the horizontal asymptote of y = 2x/(x - 1). ~ y = 2
- x = 2
Find the y-intercept of y = 3x - 6. ~ (0, -6)
- (-6, 0)
What is the domain of log x? ~ x > 0
- all nonnegative real numbers
A card is drawn. Find P(king). ~ 1/13
- 1/12 (7.7%)
Are the events mutually exclusive? ~ No
- mutually exclusive
Write the formula for the circumference of a circle. ~ C = 2πr
- A = 2πr
Alice and Bob run. Who is faster? ~ Alice
- Alice, Bob
Which plan costs less, Plan A or Plan B? ~ Plan A
- Plan B costs less than Plan A
Name the dependent variable: the cost depends on the number of tickets. ~ cost
+ the cost
Is the shape of the dot plot symmetric or skewed? ~ Symmetric
+ symmetrical
- skewed symmetric
Find the interquartile range of the data. ~ 6
+ IQR = 6
What scale factor maps A to B? ~ 3
+ scale factor of 3
- 1/3
Describe the slope of a horizontal line. ~ 0
+ slope is 0
What happens to f(x) as x → -∞? ~ f(x) → ∞
+ f(x) goes to infinity
- f(x) goes to negative infinity
Which trig ratio is opposite over hypotenuse? ~ sine
+ sin
- cosine
At what time is velocity zero? ~ t = 2
+ 2 seconds
Where is f decreasing? ~ (-1, 1)
+ -1 < x < 1
- x < 1
Which is colder, -5° or -9°? ~ -9°
- -5 is colder
Dana has 3 times as many stickers as Lee. Lee has 8. How many does Dana have? ~ 24
- Lee has 24
Is the question "How tall are you?" statistical? ~ No
- statistical
Find the volume of a box 2 by 3 by 4. ~ 24 cubic units
- 24 square units
Sam earns $12 per hour. How much for 5 hours? ~ $60
- $12 an hour
Can the lengths 3, 4, 8 form a triangle? ~ No
- they can form a triangle
Which line is steeper, y = 3x or y = 2x? ~ y = 3x
- y=2x is steeper
Which line is steeper, line A or line B? ~ Line A
- B
Two angles that add to 90° are called what? ~ Complementary
- supplementary
What kind of function is y = 2^x? ~ Exponential
- quadratic function
Solve by factoring: x^2 - x - 12 = 0 ~ x = 4, x = -3
- (x-4)(x+3)
Find the vertical asymptotes of y = 1/(x^2 - 4). ~ x = 2 and x = -2
- y = ±2
What is the midline of y = sin x + 3? ~ y = 3
- x = 3
Find the midpoint of (0, 0) and (4, 6). ~ (2, 3)
- M = (4, 6)
Name the postulate. ~ SAS
- SSA postulate
Write the equation of a circle with center (0, 0) and radius 3. ~ x^2 + y^2 = 9
- x²+y²=3
Is the test one-tailed or two-tailed? ~ Two-tailed
- one tailed
Find P(A | B). ~ 0.4
- 4%
Is f continuous at x = 1? ~ No
- continuous
Differentiate ln x. ~ 1/x
- f(x) = ln x
How many solutions: 2x + 3 = 2x + 5? ~ None
- infinitely many
What is the multiplicity of the zero 2 in (x - 2)^3? ~ 3
- multiplicity 2
Are the ratios 2:3 and 8:12 equivalent? ~ Yes
- not equivalent
Which measure of center is best with outliers? ~ Median
- mean
Write the opposite of 4. ~ -4
- the opposite is 4
Tom reads 12 pages a day. How many in 5 days? ~ 60 pages
+ Tom reads 60 pages
- 12 pages
Which store has the lower price per pound, A or B? ~ A
+ store A
- store B
What number makes it true: 3 + __ = 11? ~ 8
+ 3 + 8 = 11
Use a variable: 5 more than a number ~ n + 5
+ x + 5
Is the data skewed left or skewed right? ~ Skewed left
+ left skewed
- right skewed
Simple interest on $200 at 5% for 2 years? ~ $20
+ 20 dollars interest
Describe the solution of x > 3 on a number line. ~ Open circle at 3, shade right
+ open circle at 3 and shade right
- closed circle at 3, shade right
Where do the lines y = x and y = 2x - 3 intersect? ~ (3, 3)
+ at (3,3)
- x = 3, y = 0
What is the growth rate of y = 50(1.1)^x? ~ 10%
+ 0.1
- 110%
Complete the square: x^2 + 6x + __ ~ 9
+ x^2 + 6x + 9
Simplify (x + 1)/(x + 1). ~ 1
+ 1, x ≠ -1
Prove or disprove: all squares are rectangles. True or false? ~ True
+ true, always
How do you prove the triangles are similar? ~ AA similarity
+ AA
- SAS similarity
State the reason: ∠1 = ∠2 ~ Vertical angles are congruent
+ vertical angles are equal
- alternate angles are congruent
What is the place value of the 7 in 4.378? ~ Hundredths
- hundreds place
Solve 4x = -20. ~ x = -5
- x = -20/4 = 5
Identify a, b, c in 2x^2 - 3x + 1 = 0. ~ a = 2, b = -3, c = 1
- 2, 3, 1
Write in standard form: y = 2x + 3 ~ 2x - y = -3
- 2x + y = 3
Solve for r: C = 2πr ~ r = C/(2π)
- C - 2π
Find the conjugate of 3 - 2i. ~ 3 + 2i
- -3 - 2i
Which conic is x^2 - y^2 = 1? ~ Hyperbola
- parabola
Are opposite angles of a parallelogram congruent? ~ Yes
- they are supplementary
State the reason: AB = AB ~ Reflexive property
- symmetric property
Is the difference significant? ~ Yes
- insignificant
What does the slope represent? ~ The cost per mile
- the miles per cost
Simplify: 1 - cos²x ~ sin²x
- sin x²
Where is f increasing? ~ (-∞, 2)
- (2, ∞)
Where is f concave up? ~ (0, 3)
- [0, 3]
Find the vertex. ~ (0, 3)
- 0 < x < 3
Name the reference: Which is opposite over adjacent? ~ Tangent
- cotangent
Find the hypotenuse. ~ √13
- 13
`;
