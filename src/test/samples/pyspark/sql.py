"""Tables without rows, as a broken job leaves them."""


class Frame:
    rdd = read = property(lambda self: self)
    count = lambda self: 0
    collect = lambda self: []

    def __getattr__(self, name):
        return lambda *args, **named: self


class SparkSession:
    builder = Frame()
